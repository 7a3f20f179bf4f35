/** Headers that decide about a response. Nobody else may read the values of credentials. */
const shown = ['accept', 'content-type', 'idempotency-key', 'if-none-match', 'origin', 'range'];

const mostCharacters = 1000;

/** A request to a backend. */
export interface ShownRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** By lowercase names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Text, or a description of bytes; empty without a body. */
  readonly body: string;
}

/** Returns a request on one line, without credentials and shortened, for the authors of a backend that answered it wrongly. */
export function requestLine({ method, path, headers, body }: ShownRequest): string {
  const { authorization, cookie } = headers;
  const parts = [
    ...(authorization === undefined ? [] : [`authorization: ${String(authorization).split(' ')[0]} ...`]),
    ...(cookie === undefined || cookie === '' ? [] : [`cookie: ${withoutValues(String(cookie))}`]),
    ...shown.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`])),
  ];
  return [`${method} ${path}`, ...(parts.length === 0 ? [] : [`[${parts.join(', ')}]`]), shorten(body)]
    .filter(Boolean)
    .join(' ');
}

const withoutValues = (cookies: string) => cookies.replaceAll(/=[^;]*/g, '=...');

/** Cuts off a text that is too long for a line, and joins its lines. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)}...` : line;
}
