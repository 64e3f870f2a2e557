/** What the player's page asks over HTTP. */
import { ask } from "../lib/api";
import type { components } from "../lib/schema";
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/types";

type S = components["schemas"];
export type Player = S["PlayerInfo"];
export type Friend = S["FriendInfo"];
export type JoinCode = S["JoinCode"];
export type JoinState = S["JoinState"];
export type Joining = S["Joining"];
export type NewPasskey = S["NewPasskey"];
export type Notices = S["NoticeInfo"];
export type Channel = S["ChannelInfo"];
export type Hook = S["WebhookInfo"];

export const player = () => ask<Player>("GET", "/me/player");
export const change = (wish: { name?: string; colour?: number; lang?: Lang }) =>
  ask<Player>("PUT", "/me/player", wish);
export const endDevice = (id: string) => ask<Player>("DELETE", `/me/devices/${id}`);
export const showCode = () => ask<JoinCode>("POST", "/me/join");
export const joinState = () => ask<JoinState>("GET", "/me/join");
export const agreeHere = (number: number) => ask<JoinState>("POST", "/me/join/agree", { number });
export const endCode = () => ask<JoinState>("DELETE", "/me/join");
export const typeCode = (code: string) => ask<Joining>("POST", "/joins", { code });
export const agreeThere = (joining: Joining, agree: boolean) =>
  ask<S["Joined"]>("POST", `/joins/${joining.id}`, { token: joining.token, agree });
export const newRecovery = () => ask<S["RecoveryCode"]>("POST", "/me/recovery");
export const endRecovery = () => ask<Player>("DELETE", "/me/recovery");
export const recover = (code: string) => ask<S["Joined"]>("POST", "/recovery", { code });
export const newPasskey = () => ask<NewPasskey>("POST", "/me/passkeys/new");
export const addPasskey = (made: S["MadePasskey"]) => ask<Player>("POST", "/me/passkeys", made);
export const endPasskey = (id: string) => ask<Player>("DELETE", `/me/passkeys/${id}`);
export const beginReturn = () => ask<NewPasskey>("POST", "/passkeys/new");
export const comeBack = (used: S["UsedPasskey"]) => ask<S["Joined"]>("POST", "/passkeys", used);
export const friendLink = () => ask<S["FriendLink"]>("POST", "/me/friends/link");
export const endLink = () => ask<Player>("DELETE", "/me/friends/link");
export const befriend = (code: string) => ask<Player>("POST", "/me/friends", { code });
export const part = (id: string) => ask<Player>("DELETE", `/me/friends/${id}`);
export const invite = (id: string, table: string) => ask<Player>("POST", `/me/friends/${id}/invite`, { table });
export const newFeed = () => ask<S["FeedLinks"]>("POST", `/me/feed?lang=${settings.lang}`);
export const endFeed = () => ask<Player>("DELETE", "/me/feed");
export const notices = () => ask<Notices>("GET", "/me/notices");
export const addPush = (made: S["NewPush"]) => ask<Notices>("POST", "/me/notices/push", made);
export const addMail = (address: string) => ask<Notices>("POST", "/me/notices/mail", { address });
export const addNtfy = (address: string) => ask<Notices>("POST", "/me/notices/ntfy", { address });
export const confirmMail = (id: string, code: string) => ask<Notices>("POST", `/me/notices/${id}/code`, { code });
export const endChannel = (id: string) => ask<Notices>("DELETE", `/me/notices/${id}`);
export const testChannel = (id: string) => ask<S["NoticeSent"]>("POST", `/me/notices/${id}/test`);
export const setQuiet = (hours: S["QuietHours"]) => ask<Notices>("PUT", "/me/notices/quiet", hours);
export const webhook = (table: string) => ask<Hook>("GET", `/tables/${table}/webhook`);
export const setWebhook = (table: string, hook: S["NewWebhook"]) =>
  ask<Hook>("PUT", `/tables/${table}/webhook`, hook);
export const endWebhook = (table: string) => ask<Hook>("DELETE", `/tables/${table}/webhook`);
