/** Push messages, as browsers subscribe to them. Agreeing registers the service worker; ending takes it away. */
import * as api from "./api";

/** Browsers have them only over https and on this machine. */
export const possible = () => window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
/** An iPhone has them only once the page is on its home screen. */
export const wantsInstalling = () =>
  window.isSecureContext && /iPhone|iPad/.test(navigator.userAgent) && !("PushManager" in window);

/** Has somebody forbidden notifications for this site? */
export const forbidden = () => "Notification" in window && Notification.permission === "denied";

export async function subscribe(key: string): Promise<api.Notices | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return api.addPush({ endpoint: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth });
}

export async function unsubscribe() {
  const worker = await navigator.serviceWorker?.getRegistration("/");
  const made = await worker?.pushManager?.getSubscription();
  await made?.unsubscribe().catch(() => false);
  await worker?.unregister();
}

/** What lets a phone put the page on its home screen. It comes with the page that speaks of it, and not before. */
export function offerInstalling() {
  if (document.querySelector("link[rel=manifest]")) return;
  for (const [rel, href] of [
    ["manifest", "/manifest.json"],
    ["apple-touch-icon", "/icon-apple.png"],
  ]) {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  }
}
