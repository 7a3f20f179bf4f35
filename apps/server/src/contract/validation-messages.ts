import type { ErrorRule } from '@skill-exchange/api-client/types';
import type { FastifySchemaValidationError } from 'fastify';
import { ApiError, invalid } from '../api-errors.ts';

type Values = Record<string, unknown>;

const day = 'must be a day such as 2026-11-24';

const formats: Record<string, string> = {
  'idn-email': 'must be an email address',
  'date-time': 'must be an instant such as 2026-11-24T19:00:00Z',
  date: day,
};

const types: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const blank = 'must not be blank';
const timeOfDay = 'must be a time of day such as 18:30';
const empty = 'must not be empty';

/** A part of each pattern, and what it demands. */
const patterns: readonly (readonly [part: string, problem: string])[] = [
  ['\\S', blank],
  [':[0-5]', timeOfDay],
  ['\\d{4}', day],
  ['{2,3}', 'must be the code of a language such as en'],
  ['_-]', 'must be in Base64 for URLs'],
  ['newest', 'must be newest, unread or the number of a message'],
];

const plural = (count: unknown, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const problems: Record<string, (values: Values) => string> = {
  required: () => 'is required',
  type: ({ type }) =>
    `must be ${[type]
      .flat()
      .map((name) => types[String(name)] ?? name)
      .join(' or ')}`,
  format: ({ format }) => formats[String(format)] ?? `must be a ${format}`,
  minLength: ({ limit }) => (limit === 1 ? empty : `must have at least ${plural(limit, 'character')}`),
  maxLength: ({ limit }) => `must have at most ${plural(limit, 'character')}`,
  pattern: ({ pattern }) =>
    patterns.find(([part]) => String(pattern).includes(part))?.[1] ?? 'must have the form in the contract',
  'x-not-blank': () => blank,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minItems: ({ limit }) => `must have at least ${plural(limit, 'entry').replace('entrys', 'entries')}`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  'x-list': ({ limit }) => `must have entries of at most ${plural(limit, 'character')}`,
  minProperties: () => 'must name at least one field to change',
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
};

const rules: Record<string, ErrorRule> = {
  required: 'required',
  minProperties: 'required',
  'x-not-blank': 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_low',
  maximum: 'too_high',
  minItems: 'too_few',
  maxItems: 'too_many',
  'x-list': 'entry_too_long',
  // By what the contract demands.
  integer: 'number',
  number: 'number',
  'idn-email': 'email',
  'date-time': 'moment',
  date: 'moment',
};

/** What of the problems above programs can tell apart. */
function ruleOf({ keyword, params }: FastifySchemaValidationError, problem: string): ErrorRule | undefined {
  if (problem === blank || problem === empty) return 'required';
  if (problem === timeOfDay || problem === day) return 'moment';
  return rules[String(params.type ?? params.format ?? keyword)];
}

function fieldOf(error: FastifySchemaValidationError, part: string): string {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (error.keyword === 'required') steps.push(String(error.params.missingProperty));
  return steps.length === 0 ? part : steps.join('.');
}

/**
 * Explains the first problem in plain words, field first, as in "email: must be an email address". An
 * id in the path that is malformed becomes a 404.
 */
export function explainValidation(errors: FastifySchemaValidationError[], part: string): Error {
  const [error] = errors;
  if (part === 'params') return new ApiError('missing', 'Not found.');
  if (error === undefined) return invalid(part, 'is not valid');
  const problem = problems[error.keyword]?.(error.params) ?? error.message ?? 'is not valid';
  const { limit } = error.params;
  return invalid(fieldOf(error, part), problem, {
    rule: ruleOf(error, problem),
    params: typeof limit === 'number' ? { limit } : undefined,
  });
}
