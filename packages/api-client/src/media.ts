/**
 * The address to load a picture from, or undefined when there is none to show.
 *
 * @param photo What the backend sent: an address from its root, an absolute one, or nothing.
 * @param baseUrl The backend's address; empty for the page's own origin.
 */
export function mediaUrl(photo: string | null | undefined, baseUrl: string): string | undefined {
  const address = photo?.trim();
  if (!address) return undefined;
  if (/^(?:https?:)?\/\//i.test(address) || /^(?:blob:|data:image\/)/i.test(address)) return address;
  // Any other scheme is not a picture of ours.
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
  return `${baseUrl.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}
