/** A `Set-Cookie` header with lowercase attribute names. */
export interface Cookie {
  name: string;
  value: string;
  attributes: ReadonlyMap<string, string>;
}

export function readCookies(headers: Headers): Cookie[] {
  return headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    return { ...splitPair(pair), attributes: new Map(attributes.map((text) => attributeOf(text))) };
  });
}

/** Whether a browser stores the cookie: it has a value and has not expired. */
export function isKept({ value, attributes }: Cookie, now = Date.now()): boolean {
  const maxAge = attributes.get('max-age');
  const expires = attributes.get('expires');
  if (maxAge !== undefined) return value !== '' && Number(maxAge) > 0;
  return value !== '' && (expires === undefined || Date.parse(expires) > now);
}

/** Whether a browser sends the cookie with requests to this path (RFC 6265, section 5.1.4). */
export function covers({ attributes }: Cookie, path: string): boolean {
  const own = attributes.get('path') ?? '/';
  return path === own || (path.startsWith(own) && (own.endsWith('/') || path[own.length] === '/'));
}

/** Whether a browser accepts the cookie from this host (RFC 6265, section 5.3). */
export function isForHost({ attributes }: Cookie, host: string): boolean {
  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase() ?? '';
  return domain === '' || domain === host || host.endsWith(`.${domain}`);
}

/** Returns the cookie's lifetime in seconds; infinite for one that lasts until the browser closes. */
export function secondsKept({ attributes }: Cookie, now = Date.now()): number {
  const maxAge = attributes.get('max-age');
  const expires = attributes.get('expires');
  if (maxAge !== undefined) return Number(maxAge);
  return expires === undefined ? Number.POSITIVE_INFINITY : (Date.parse(expires) - now) / 1000;
}

/** Returns the Cookie header for a path of the host; empty without cookies. */
export function cookieHeader(cookies: readonly Cookie[], host: string, path: string): string {
  return cookies
    .filter((cookie) => isKept(cookie) && covers(cookie, path) && isForHost(cookie, host))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

/** Whether `cleared` makes a browser remove `set`: the same name, path and domain, and expired. */
export function forgets(cleared: Cookie, set: Cookie): boolean {
  const same = ['path', 'domain'].every(
    (name) => (cleared.attributes.get(name) ?? '') === (set.attributes.get(name) ?? ''),
  );
  return cleared.name === set.name && same && !isKept(cleared);
}

function splitPair(pair: string) {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}

function attributeOf(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name.toLowerCase(), value.join('=')];
}
