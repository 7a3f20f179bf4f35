import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { loadContract, resolveNode } from '../../src/contract/load-contract.ts';

const { document } = loadContract();
const ajv = new Ajv2020({ strict: false, allErrors: true, passContext: true });
addFormats.default(ajv);

/**
 * The caller of an operation: the credentials' owner (null for a visitor's), and their relation to the
 * operation.
 */
interface Viewer {
  id: string | null;
  roles: readonly string[];
}

interface Thing {
  _id?: string;
  created_by?: Thing;
  cohosts?: Thing[];
  participants?: Thing[];
  requests?: Thing[];
  userOne?: Thing;
  userTwo?: Thing;
  members?: string[];
  seats?: { member: Thing }[];
  came?: boolean;
}

/**
 * How a response shows that its viewer belongs to an audience: by the value itself, or the thing that
 * contains it.
 */
const shows: Record<string, (viewer: Viewer, value: unknown, of: Thing) => boolean> = {
  moderator: ({ roles }) => roles.includes('moderator'),
  operator: ({ roles }) => roles.includes('operator'),
  owner: ({ id }, _, { _id }) => _id === id,
  // A person in a list of participants does not name the event's hosts: event-attendance.test.ts has this case.
  host: ({ id }, _, { created_by }) => created_by === undefined || created_by._id === id,
  cohost: ({ id }, _, { cohosts = [] }) => cohosts.some(({ _id }) => _id === id),
  invited: ({ id }, invited) => (invited as Thing[]).every(({ _id }) => _id === id),
  participant: ({ id }, _, { participants = [] }) => participants.some(({ _id }) => _id === id),
  // Who was removed reads their own part of what they attended before; where nobody is checked in, only their review shows it.
  removed: (_viewer, value, { came }) => came === true || Object.hasOwn(Object(value), 'canReview'),
  // Of requests their own alone, and of an event what is for those who have asked.
  requester: ({ id }, value, { requests = [] }) =>
    Array.isArray(value) ? value.every(({ _id }) => _id === id) : requests.some(({ _id }) => _id === id),
  'one-of-two': ({ id }, value) => {
    const { userOne, userTwo, members = [] } = value as Thing;
    return id !== null && [userOne?._id, userTwo?._id, ...members].includes(id);
  },
  'ring-member': ({ id }, value) => (value as Thing).seats?.some(({ member }) => member._id === id) ?? false,
};

ajv.addKeyword({
  keyword: 'x-visible-to',
  errors: false,
  validate: function (
    this: Viewer | undefined,
    audiences: string[],
    value: unknown,
    _: unknown,
    at?: { parentData: Thing },
  ) {
    if (this?.roles === undefined || at === undefined) return true;
    return audiences.some((audience) => {
      const isShown = shows[audience];
      if (isShown === undefined) throw new Error(`Say in answer-contract.ts how an answer shows its ${audience}.`);
      return isShown(this, value, at.parentData);
    });
  },
});
ajv.addSchema(document, 'contract');

const compiled = new Map<string, ValidateFunction>();

interface Answer {
  $ref?: string;
  content?: { 'application/json'?: { examples?: Record<string, { value: { code?: string } }> } } | undefined;
}

/** Returns an operation's response with this status: its location, and its JSON content, if any. */
function answerOf(path: string, method: string, status: number) {
  const key = method.toLowerCase() as 'get';
  const answer: Answer | undefined = document.paths[path]?.[key]?.responses[status];
  if (answer === undefined) throw new Error(`${method} ${path} does not declare status ${status}.`);
  const own = `#/paths/${path.replaceAll('/', '~1')}/${key}/responses/${status}`;
  return { pointer: answer.$ref ?? own, json: resolveNode(document, answer).content?.['application/json'] };
}

/**
 * Throws unless the contract declares this status for the operation and the body fits its schema. With
 * a viewer, the body must not contain anything that `x-visible-to` hides from them.
 */
export function requireContractAnswer(
  path: string,
  method: string,
  status: number,
  body: unknown,
  viewer?: Viewer,
): void {
  // Returned by any authenticated operation, as the contract's introduction explains.
  if (status === 403 && (body as { code?: string } | undefined)?.code === 'suspended') {
    requireErrorAnswer(body);
    return;
  }
  if (isOff(path, method, status, body)) {
    requireErrorAnswer(body);
    return;
  }
  const { pointer, json } = answerOf(path, method, status);
  if (json === undefined) return;
  const validate =
    compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}/content/application~1json/schema` });
  compiled.set(pointer, validate);
  if (validate.call(viewer, body)) {
    if (status >= 400) {
      requireDeclaredCode(path, method, status, body);
      requireParams(body as ErrorBody);
    }
    return;
  }
  const problems = ajv.errorsText(validate.errors);
  throw new Error(`${method} ${path} answered ${status} against the contract: ${problems}\n${JSON.stringify(body)}`);
}

/** Whether the community does not offer what the contract says that the operation needs. */
function isOff(path: string, method: string, status: number, body: unknown): boolean {
  const features = document.paths[path]?.[method.toLowerCase() as 'get']?.['x-feature'] ?? [];
  return features.length > 0 && status === 404 && (body as { code?: string } | undefined)?.code === 'feature_off';
}

/** Codes that any operation may return. */
const generalCodes = new Set([
  'internal_error',
  'invalid_input',
  'not_authenticated',
  'not_found',
  'rate_limited',
  'too_large',
  'unavailable',
  'unsupported_media_type',
]);

/** Throws unless the examples of an operation's errors name the code of this one. */
function requireDeclaredCode(path: string, method: string, status: number, body: unknown): void {
  const code = String((body as { code?: string } | undefined)?.code);
  const { json } = answerOf(path, method, status);
  const declared = Object.values(json?.examples ?? {}).map(({ value }) => value.code);
  if (!generalCodes.has(code) && !declared.includes(code))
    throw new Error(`${method} ${path} answered ${status} with an undeclared code: ${JSON.stringify(body)}`);
}

type ErrorBody = { code: string; field?: string; message: string; params?: Record<string, number> };

/** Numbers that are no limits: in the words of an example, the contract’s choices, a date, a request’s id. */
const otherNumbers = /such as .*|must be one of .*|ISO 8601|P-256|Until \S+ \d+, \d+ |\(\S+\)/g;

/** Throws unless `params` has each number of an error's message, which other languages need. `Retry-After` has those of a 429. */
function requireParams({ code, field, message, params = {} }: ErrorBody): void {
  if (code === 'rate_limited') return;
  const words = field === undefined ? message : message.replace(`${field}: `, '');
  const numbers = words.replace(otherNumbers, '').match(/(?<!\w)\d+(?:\.\d+)?/g) ?? [];
  const missing = numbers.filter((number) => !Object.values(params).includes(Number(number)));
  if (missing.length > 0) throw new Error(`params of ${code} lack ${missing.join(', ')}: ${message}`);
}

/** Throws unless the body is the contract's `Error`. */
export function requireErrorAnswer(body: unknown): void {
  const validate = ajv.getSchema('contract#/components/schemas/Error');
  if (!validate?.(body)) throw new Error(`Not the contract's Error: ${JSON.stringify(body)}`);
}
