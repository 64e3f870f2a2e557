/* The one service worker of Laguna. It shows what the server sends, and caches nothing.
   It is registered when somebody agrees to notices, and not before. */
const HOME = "/me";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

async function show(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    /* Browsers want something to be shown for every message. */
  }
  await self.registration.showNotification(String(told.title ?? "Laguna"), {
    body: String(told.body ?? ""),
    tag: String(told.tag ?? ""),
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { url: String(told.url ?? HOME) },
  });
  await navigator.setAppBadge?.().catch(() => {});
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

/** Shows the page of a notice: where it is open already, or in a new window. Never one of another site. */
async function open(url) {
  await navigator.clearAppBadge?.().catch(() => {});
  let page = new URL(HOME, self.location.origin);
  try {
    const wanted = new URL(url, self.location.origin);
    if (wanted.origin === self.location.origin) page = wanted;
  } catch {
    /* The player's page will do. */
  }
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === page.pathname);
  return there ? there.focus() : self.clients.openWindow(page.href);
}

/* A push service may give a browser another address. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew(event) {
  const made =
    event.newSubscription ??
    (event.oldSubscription && (await self.registration.pushManager.subscribe(event.oldSubscription.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
