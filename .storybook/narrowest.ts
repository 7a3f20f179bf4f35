/** The narrowest window that every story has to fit into, in px. */
const narrowest = 320;

/**
 * Throws when the story, as it stands at its end, is wider than the narrowest phone. In the test runner alone, which
 * draws each story in a frame of its own: the frame is made narrow for one layout.
 *
 * @param layout What `parameters.layout` says: only 'fullscreen' has no margin around it.
 */
export function assertFitsTheNarrowest(layout: unknown) {
  const frame = window.frameElement as HTMLIFrameElement | null;
  if (frame === null || !('__vitest_browser__' in window)) return;
  const { documentElement: page, body } = document;
  const before = [frame, body].map(({ style }) => style.cssText);
  frame.style.setProperty('width', `${narrowest}px`, 'important');
  if (layout !== 'fullscreen') body.style.padding = '16px';
  try {
    if (window.innerWidth !== narrowest) throw new Error(`The frame stayed at ${window.innerWidth} px.`);
    if (page.scrollWidth > narrowest)
      throw new Error(`At ${narrowest} px the story is ${page.scrollWidth} px wide: ${firstOutside(page)}`);
  } finally {
    [frame.style.cssText = '', body.style.cssText = ''] = before;
  }
}

/** The first element that ends outside, and what it says. */
function firstOutside(page: HTMLElement): string {
  const outside = [...page.querySelectorAll('body *')].find(
    (element) => element.getBoundingClientRect().right > narrowest + 0.5,
  );
  if (outside === undefined) return 'something unseen';
  return `<${outside.tagName.toLowerCase()} class="${outside.className}"> ${outside.textContent?.slice(0, 60)}`;
}
