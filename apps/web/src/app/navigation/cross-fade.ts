import { matchPath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { mainId } from './use-arrival.ts';

/** Milliseconds in which a page has to come for the next one to fade in: on a slower machine a fade would only delay. */
const enough = 80;
/** Milliseconds that the screen may stand still for a page. One that takes longer comes without a fade. */
const patience = 400;

/** Milliseconds within which the click follows the end of a press. */
const clickDelay = 300;

/** The name that the face on a card and the one on its profile have in common, while one turns into the other. */
const faceName = 'face';

/** How long the last page took to come, in milliseconds. The first one is only timed. */
let taken = Number.POSITIVE_INFINITY;

/**
 * Turns the page on the screen into the one that a link leads to. For a page that could be drawn at once; it comes
 * without a fade where the machine is slow, the browser cannot, or the reader would rather not.
 *
 * @param go asks the router for the page
 */
export function crossFade(link: HTMLAnchorElement, go: () => void): void {
  const main = document.getElementById(mainId);
  if (main === null || link.pathname === window.location.pathname) {
    go();
    return;
  }
  const isCalm = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || taken > enough) {
    void change(main, go);
    return;
  }

  const before = matchPath(paths.user.pattern, link.pathname) && faceBeside(link);
  let after: HTMLElement | null = null;
  nameFace(before, faceName);
  const transition = document.startViewTransition(async () => {
    await change(main, go);
    nameFace(before, '');
    after = before && main.querySelector<HTMLElement>('[data-slot="profile-view"] [data-slot="avatar"]');
    nameFace(after, faceName);
  });
  const keeping = keepPress(() => transition.skipTransition());
  // Skipped for another one, or because nobody looks: the page has changed all the same.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    nameFace(after, '');
    keeping.abort();
  });
}

/**
 * While pages fade, the browser finds nothing under the pointer but the document. A press ends the fade, and is passed
 * on to what is there then.
 */
function keepPress(endFade: () => void): AbortController {
  const keeping = new AbortController();
  const once = { capture: true, once: true };
  function onPress(): void {
    endFade();
    const pressing = new AbortController();
    window.addEventListener('click', passOn, { ...once, signal: pressing.signal });
    // A press that became a scroll has no click.
    const end = () => setTimeout(() => pressing.abort(), clickDelay);
    for (const event of ['pointerup', 'pointercancel'])
      window.addEventListener(event, end, { ...once, signal: pressing.signal });
  }
  window.addEventListener('pointerdown', onPress, { ...once, signal: keeping.signal });
  return keeping;
}

function passOn({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement) return;
  // A drawing on a button cannot be pressed by itself.
  const meant = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(':not(svg, svg *)');
  meant?.focus({ preventScroll: true });
  meant?.click();
}

/** Goes, and resolves with the change of the page, which React makes in one go. */
function change(page: Element, go: () => void): Promise<void> {
  const start = Date.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(end);
    observer.observe(page, { childList: true, subtree: true });
    const timer = setTimeout(end, patience);

    function end(): void {
      taken = Date.now() - start;
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    go();
  });
}

/** The face in a link, or on the card that it belongs to. */
function faceBeside(link: Element): HTMLElement | null {
  const face = '[data-slot="avatar"]';
  return (
    link.querySelector<HTMLElement>(face) ?? link.closest('article')?.querySelector<HTMLElement>(face) ?? null
  );
}

function nameFace(face: HTMLElement | null, name: string): void {
  if (face !== null) face.style.viewTransitionName = name;
}
