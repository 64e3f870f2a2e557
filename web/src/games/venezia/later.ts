/** What is fetched when it is first asked for. */
export { ceremony } from "./ceremony";
export { explain } from "./explain";
