/** A clock for what is shown by the minute; it only runs while somebody is away. */
export class Seconds {
  now = $state(Date.now());

  constructor(wanted: () => boolean) {
    $effect(() => {
      if (!wanted()) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }
}
