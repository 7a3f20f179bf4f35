/**
 * Takes out of a page that a server has drawn what this screen has no room for (`data-media` names a media query). The
 * style sheet has kept it out of sight.
 */
export function fit(page: HTMLElement): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-media]'))
    if (!matchMedia(element.dataset.media ?? '').matches) element.remove();
}
