/** Narrowest supported viewport, in px. */
const narrowest = 320;

/**
 * Throws when the story overflows the narrowest viewport. Runs in the test runner only, whose iframe it narrows for one
 * layout.
 *
 * @param layout `parameters.layout`; all but 'fullscreen' have padding
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

/** Describes the first element that overflows. */
function firstOutside(page: HTMLElement): string {
  const outside = [...page.querySelectorAll('body *')].find(
    (element) => element.getBoundingClientRect().right > narrowest + 0.5,
  );
  if (outside === undefined) return 'no visible element';
  return `<${outside.tagName.toLowerCase()} class="${outside.className}"> ${outside.textContent?.slice(0, 60)}`;
}
