/** Shows what the server sends while every page is closed, and opens the page of it at a click. */

const HOME = "/me";

/** What a worker has and a page has not. */
interface Coming extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Coming {
  data: { json(): unknown } | null;
}
interface Clicked extends Coming {
  notification: Notification;
}
interface Moved extends Coming {
  newSubscription?: PushSubscription;
  oldSubscription?: PushSubscription;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
const worker = self as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
};
const hear = <E extends Event>(name: string, heard: (event: E) => void) =>
  self.addEventListener(name, heard as EventListener);

interface Told {
  title?: string;
  body?: string;
  url?: string;
  tag?: string;
}

export function showPushes() {
  hear<Coming>("install", (event) => event.waitUntil(worker.skipWaiting()));
  hear<Coming>("activate", (event) => event.waitUntil(worker.clients.claim()));
  hear<Pushed>("push", (event) => event.waitUntil(show(event.data)));
  hear<Clicked>("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data?.url ?? HOME)));
  });
  // A push service may give a browser another address.
  hear<Moved>("pushsubscriptionchange", (event) =>
    event.waitUntil(renew(event.newSubscription, event.oldSubscription)),
  );
}

async function show(data: Pushed["data"]) {
  let told: Told = {};
  try {
    told = (data?.json() as Told | undefined) ?? {};
  } catch {
    /* Browsers want something to be shown for every message. */
  }
  const shown: NotificationOptions = {
    body: String(told.body ?? ""),
    tag: String(told.tag ?? ""),
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { url: String(told.url ?? HOME) },
  };
  await worker.registration.showNotification(String(told.title ?? "Laguna"), shown);
  await navigator.setAppBadge?.().catch(() => {});
}

/** Shows the page of a notice: where it is open already, or in a new window. Never one of another site. */
async function open(url: string) {
  await navigator.clearAppBadge?.().catch(() => {});
  const origin = location.origin;
  let page = new URL(HOME, origin);
  try {
    const wanted = new URL(url, origin);
    if (wanted.origin === origin) page = wanted;
  } catch {
    /* The player's page will do. */
  }
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === page.pathname);
  await (there ? there.focus() : worker.clients.openWindow(page.href));
}

async function renew(given?: PushSubscription, old?: PushSubscription) {
  const made = given ?? (old && (await worker.registration.pushManager.subscribe(old.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }),
  });
}
