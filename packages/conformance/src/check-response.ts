import { isDeepStrictEqual } from 'node:util';
import { nestedIn, withBareFields } from '@skill-exchange/contracts/nested-answers';
import { namedSchema, operations } from '@skill-exchange/contracts/operations';
import { problemsOfWholeAnswer } from '@skill-exchange/contracts/validators';

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** The member who makes a request. */
export interface Owner {
  id?: string;
  email?: string;
}

/** The email domain of the suite's members. */
export const emailHost = 'conformance.example';

const anyEmail = new RegExp(`[\\w.+-]+@${emailHost.replace('.', '\\.')}`, 'gi');
const passwordHash = /\$argon2|\$2[aby]\$|"password(?:_?hash)?"\s*:/i;
const insides = /\bat \S+ \(|\.[jt]s:\d+|node_modules|Traceback|duplicate key|syntax error at/;

/** Fields of a member that only they may see. */
const ownFields = Object.entries(namedSchema('User').properties as Record<string, Record<string, unknown>>).flatMap(
  ([name, field]) => ('x-visible-to' in field ? [name] : []),
);

/** Codes that any operation may return, by status. An operation's own codes are in the examples of its errors. */
const commonCodes: Readonly<Record<number, readonly string[]>> = {
  400: ['invalid_input', 'malformed_request'],
  401: ['not_authenticated'],
  403: ['suspended'],
  404: ['not_found'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
  429: ['rate_limited'],
  500: ['internal_error'],
  503: ['unavailable'],
};

/**
 * Checks the rules of every response of every operation.
 *
 * @throws Error for a server error, a response outside the contract, or one that leaks data
 */
export function requireValidResponse(id: string, answer: Answer, text: string, own: Owner, sentEmail: string): void {
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
  const problem = problemIn(id, answer);
  if (problem !== undefined) fail(`an answer is as openapi.yaml says: ${problem}`);
  if (passwordHash.test(text)) fail('no answer has a password or its hash');
  const leaked = answer.status < 300 && own.id !== undefined ? privateFieldIn(answer.body, own.id) : undefined;
  if (leaked !== undefined) fail(`no answer has ${leaked} of another member`);
  const ownEmails = [own.email, sentEmail].map((email) => email?.toLowerCase());
  const foreign = (text.match(anyEmail) ?? []).find((email) => !ownEmails.includes(email.toLowerCase()));
  if (answer.status < 300 && foreign !== undefined) fail('no answer has the e-mail address of another member');
}

/**
 * Checks that a success is about the thing in the path: with `sessionId`, a `session` in the response has this id.
 *
 * @throws Error if it is about another thing
 */
export function requireSubject(id: string, { status, body }: Answer, path: Readonly<Record<string, string>>): void {
  if (status >= 300) return;
  const fields = (body ?? {}) as Record<string, { _id?: string } | undefined>;
  for (const [name, value] of Object.entries(path)) {
    const subject = fields[name.replace(/Id$/, '')];
    if (subject?._id !== undefined && subject._id !== value)
      throw new Error(`${id}: an answer is about the thing in the path, ${value}. It was about ${subject._id}`);
  }
}

/** Returns the name of a private field of a member other than `ownId`, if any. */
function privateFieldIn(value: unknown, ownId: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const isOtherMember = 'name' in fields && typeof fields._id === 'string' && fields._id !== ownId;
  const leaked = isOtherMember ? ownFields.find((name) => (fields[name] ?? null) !== null) : undefined;
  return leaked ?? Object.values(fields).flatMap((child) => privateFieldIn(child, ownId) ?? [])[0];
}

/** Returns the code of an error, if any. */
export function codeOf(body: unknown): unknown {
  return ((body ?? {}) as { code?: unknown }).code;
}

/** Returns the difference between a response and the contract, if any. */
function problemIn(id: string, { status, body }: Answer): string | undefined {
  const answer = operations.get(id)?.responses[status];
  if (answer === undefined && status === 403 && codeOf(body) === 'suspended') return undefined;
  if (answer === undefined) return `the status ${status} is not among its own`;
  const { schema, examples = {} } = answer.content?.['application/json'] ?? {};
  if (schema === undefined) return undefined;
  if (status < 400)
    return problemsOfWholeAnswer(schema, withBareFields(id, body))[0] ?? twinProblem(body, nestedIn[id]);
  const code = codeOf(body) ?? '';
  const codes = Object.values(examples).map(({ value }) => codeOf(value));
  const isKnown = code === '' || codes.includes(code) || commonCodes[status]?.includes(String(code));
  return isKnown ? undefined : `the code ${code} is not among those of the status ${status}`;
}

/** Returns the difference between a thing's bare fields and its nested copy, if any. */
function twinProblem(body: unknown, name = ''): string | undefined {
  const { [name]: thing, ...bare } = (body ?? {}) as Record<string, unknown>;
  if (typeof thing !== 'object' || thing === null) return undefined;
  const other = Object.entries(thing).find(([key, value]) => key in bare && !isDeepStrictEqual(bare[key], value));
  return other === undefined ? undefined : `${other[0]} is not that of ${name}`;
}
