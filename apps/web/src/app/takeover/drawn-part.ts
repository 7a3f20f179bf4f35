import { idle } from '@skill-exchange/ui/when-idle';

/** How much of the screen's height a part has to reach from below until it counts as seen. */
const reach = '20%';

/** What still waits for the reader, and whether nothing may wait any longer. */
const waiting = new Set<() => void>();
let isOver = false;

const pathNow = () => (typeof window === 'undefined' ? null : window.location.pathname);

/** Where the reader came in, and whether they have gone on. */
const firstPath = pathNow();
let hasLeft = false;

/**
 * Resolves when the reader has come to what the server has drawn around the element with this id: it is well on the
 * screen, pointed at or focused, or they go on to another page. To false where the server has drawn nothing, once the
 * browser is idle, and at once on the server.
 */
export async function seen(id: string): Promise<boolean> {
  if (typeof document === 'undefined') return false;
  const part = drawnPart(id);
  if (part === null) {
    await idle();
    return false;
  }
  await until((settle, signal) => {
    listen(part, settle, signal);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) settle();
      },
      { rootMargin: `0px 0px -${reach}` },
    );
    observer.observe(part);
    signal.addEventListener('abort', () => observer.disconnect());
  });
  return true;
}

/**
 * As `seen`, for what can be looked at without the app: the reader points at it or has the focus in it. At once where the
 * server has drawn nothing.
 */
export async function touched(id: string): Promise<boolean> {
  const part = drawnPart(id);
  if (part === null) return false;
  await until((settle, signal) => listen(part, settle, signal));
  return true;
}

/**
 * Ends all waiting. React draws anew whatever a navigation could change, and a part that it has not taken over by then
 * would hold the navigation up for ever.
 */
export function takeOverAll(): void {
  isOver = true;
  for (const settle of waiting) settle();
}

/** Whether all waiting has ended. */
export const isTakenOver = (): boolean => isOver;

/** Ends all waiting, since the reader goes on to a path or is about to. */
export function goOn(path: string): void {
  hasLeft ||= path !== firstPath;
  takeOverAll();
}

/** Whether what is fetched is for the page that the document was made for, and has the styles of. */
export const isFirstPage = (): boolean => !hasLeft && pathNow() === firstPath;

function drawnPart(id: string): Element | null {
  if (typeof document === 'undefined') return null;
  const drawn = document.querySelector(`[data-waiting] #${id}`);
  return drawn?.closest('section') ?? drawn;
}

async function until(watch: (settle: () => void, signal: AbortSignal) => void): Promise<void> {
  if (isOver) return;
  const watching = new AbortController();
  await new Promise<void>((resolve) => {
    waiting.add(resolve);
    watch(resolve, watching.signal);
  });
  watching.abort();
}

function listen(part: Element, settle: () => void, signal: AbortSignal): void {
  function look({ target }: Event) {
    if (target instanceof Node && part.contains(target)) settle();
  }
  // Before React, which lets no event through to what it has not taken over.
  for (const type of ['pointerover', 'focusin', 'input'])
    window.addEventListener(type, look, { capture: true, signal });
  if (part.contains(document.activeElement)) settle();
}
