interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** The members of the suite have addresses at this host. */
export const emailHost = 'conformance.example';

const anyEmail = new RegExp(`[\\w.+-]+@${emailHost.replace('.', '\\.')}`, 'gi');
const passwordHash = /\$argon2|\$2[aby]\$|"password(?:_?hash)?"\s*:/i;
const insides = /\bat \S+ \(|\.[jt]s:\d+|node_modules|Traceback|duplicate key|syntax error at/;

/**
 * What holds for every answer of every operation.
 *
 * @throws Error for a fault of the server, an error that is none of the contract's, or an answer that tells too much
 */
export function requireSound(id: string, answer: Answer, text: string, ownEmails: readonly string[]): void {
  const fail = (rule: string) => {
    throw new Error(`${id}: ${rule}. It answered ${answer.status}: ${text.slice(0, 500)}`);
  };
  if (answer.status >= 500 && answer.status !== 503) fail('no call makes the server fail');
  if (answer.status >= 400) {
    const type = answer.headers.get('content-type') ?? '';
    const { success, message } = (answer.body ?? {}) as { success?: unknown; message?: unknown };
    if (!/^application\/(?:problem\+)?json\b/.test(type)) fail('an error is JSON');
    if (success !== false) fail('an error has "success": false');
    if (typeof message !== 'string' || message.trim() === '') fail('an error has a message for people');
    if (insides.test(text)) fail('an error tells nothing of how the server is made');
  }
  if (passwordHash.test(text)) fail('no answer has a password or its hash');
  const own = new Set(ownEmails.map((email) => email.toLowerCase()));
  const foreign = (text.match(anyEmail) ?? []).find((email) => !own.has(email.toLowerCase()));
  if (answer.status < 300 && foreign !== undefined) fail('no answer has the e-mail address of another member');
}
