/** Takes `?lang=` out of an address, as a page's own queries know nothing of it. */
export function askedLanguage(address: string): { address: string; asked: string | null } {
  const [path = '', query = ''] = address.split('?');
  const asked = new URLSearchParams(query).get('lang');
  if (asked === null) return { address, asked };
  // The rest stays as it was written.
  const rest = query.split('&').filter((each) => !/^lang(?:=|$)/.test(each));
  return { address: rest.length === 0 ? path : `${path}?${rest.join('&')}`, asked };
}
