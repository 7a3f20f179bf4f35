/** Milliseconds for which a section may still be on its way. */
const patience = 4000;

/**
 * Scrolls to the element with this id, as soon as the page has it. Returns a function that stops waiting.
 */
export function scrollToAnchor(id: string): () => void {
  if (show(id)) return () => {};
  const observer = new MutationObserver(() => {
    if (show(id)) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, patience);

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}

function show(id: string): boolean {
  const element = document.getElementById(decoded(id));
  if (element === null) return false;
  // Here and not in the style sheet, by which Back would glide to where it was as well.
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
  // The reader goes on from here with Tab, as after a jump inside a document.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}

/** What somebody has typed behind the # may be no text at all. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
