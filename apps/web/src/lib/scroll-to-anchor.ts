import { mediaQuery } from '@skill-exchange/ui/lib/media-query';

/** Milliseconds to wait for a section that is still loading. */
const timeoutMs = 4000;

/** Scrolls to the element with this id once it exists. Returns a function that stops waiting. */
export function scrollToAnchor(id: string): () => void {
  if (show(id)) return () => {};
  const observer = new MutationObserver(() => {
    if (show(id)) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, timeoutMs);

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}

function show(id: string): boolean {
  const element = document.getElementById(decoded(id));
  if (element === null) return false;
  // Not in the style sheet, which would also animate Back.
  const isCalm = mediaQuery('(prefers-reduced-motion: reduce)')?.matches;
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
  // So that Tab continues from here, as after a jump within a document.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}

/** Decodes a fragment; returns a malformed one unchanged. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
