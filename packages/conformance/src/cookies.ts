/** A `Set-Cookie` header, its attributes by their names in small letters. */
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

/** Whether a browser keeps the cookie: it has a value, and is not over yet. */
export function isKept({ value, attributes }: Cookie, now = Date.now()): boolean {
  const maxAge = attributes.get('max-age');
  const expires = attributes.get('expires');
  if (maxAge !== undefined) return value !== '' && Number(maxAge) > 0;
  return value !== '' && (expires === undefined || Date.parse(expires) > now);
}

/** Whether a browser sends the cookie with a call to this path (RFC 6265, section 5.1.4). */
export function covers({ attributes }: Cookie, path: string): boolean {
  const own = attributes.get('path') ?? '/';
  return path === own || (path.startsWith(own) && (own.endsWith('/') || path[own.length] === '/'));
}

function splitPair(pair: string) {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}

function attributeOf(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name.toLowerCase(), value.join('=')];
}
