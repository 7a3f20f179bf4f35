/**
 * Returns the URL to load a picture from, or undefined when there is none to show.
 *
 * @param photo The backend's value: a path, an absolute URL, or nothing.
 * @param baseUrl The backend's URL; empty for the page's own origin.
 */
export function mediaUrl(photo: string | null | undefined, baseUrl: string): string | undefined {
  const address = photo?.trim();
  if (!address) return undefined;
  if (/^(?:https?:)?\/\//i.test(address) || /^(?:blob:|data:image\/)/i.test(address)) return address;
  // Pictures have no other URL scheme.
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
  return `${baseUrl.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}
