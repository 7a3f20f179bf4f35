import { requestLine } from '@skill-exchange/contracts/request-line';

interface CallMade {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly form: Readonly<Record<string, string | Blob>> | undefined;
  readonly status: number;
}

let latest: CallMade | undefined;

/** Notes the latest call of the rule that runs. */
export function noteCall(call: CallMade): void {
  latest = call;
}

export function forgetCalls(): void {
  latest = undefined;
}

const label = '\nThe latest call: ';

/** Adds the latest call to an error, on a line, so that the author of a backend can repeat it. */
export function addLatestCall(error: { message: string }): void {
  if (latest !== undefined && !error.message.includes(label)) error.message += label + lineOf(latest);
}

function lineOf({ method, url, headers, body, form, status }: CallMade): string {
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const all = form === undefined ? named : { ...named, 'content-type': 'multipart/form-data' };
  const content = JSON.stringify(form === undefined ? body : fieldsOf(form)) ?? '';
  return `${requestLine({ method, path: url.pathname + url.search, headers: all, body: content })} -> ${status}`;
}

function fieldsOf(form: NonNullable<CallMade['form']>) {
  const text = (value: string | Blob) => (typeof value === 'string' ? value : `(${value.size} bytes of ${value.type})`);
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, text(value)]));
}
