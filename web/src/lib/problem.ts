/** A refusal, with a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly error: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}
