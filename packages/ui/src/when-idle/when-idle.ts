/** Milliseconds after which a browser that does not tell when it is idle is taken for it, and between two looks. */
const pause = 200;

/** Milliseconds after which a busy browser is taken for idle: what was put off is there before somebody looks for it. */
const patience = 1000;

/** Milliseconds after which a page that still waits for its data has to share the line: they may never come. */
const longest = 5000;

/** What stands in a page while its code or its data are on the way. */
const underWay = '[aria-busy="true"], [data-slot="loading-status"]';

/**
 * Does what nobody waits for, such as fetching the code of a dialog: once the page shows its data and the browser has
 * nothing else to do. Never on a server.
 */
export function whenIdle(task: () => void): void {
  if (typeof window === 'undefined') return;
  const end = Date.now() + longest;
  function look(): void {
    if (Date.now() > end || document.querySelector(underWay) === null) task();
    else setTimeout(wait, pause);
  }
  function wait(): void {
    if ('requestIdleCallback' in window) window.requestIdleCallback(look, { timeout: patience });
    else setTimeout(look, pause);
  }
  wait();
}

/** Resolves when `whenIdle` would begin. */
export const idle = () => new Promise<void>(whenIdle);
