import { isDeepStrictEqual } from 'node:util';
import { audienceChanges } from './audience-changes.ts';

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  [keyword: string]: unknown;
}

/** The writer of a value: a request comes from an old client, a response from the new server. */
export type Side = 'request' | 'answer';

const upperLimits = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const lowerLimits = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const sizes = ['minLength', 'minItems', 'minProperties'];
const exactKeywords = [
  'format',
  'pattern',
  'multipleOf',
  'uniqueItems',
  'not',
  'contentEncoding',
  'contentMediaType',
  'x-not-blank',
];
/** The rule of `x-not-blank` as a pattern, which it was first and not every language can compile. */
const notBlank = String.raw`[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]`;

/**
 * Describes incompatibilities: everything that the writer may send must be valid for the reader. Both
 * schemas are without `$ref`. `pairs` contains those being compared, so that a schema may contain itself.
 */
export function schemaChanges(
  where: string,
  was: Schema,
  is: Schema,
  side: Side,
  pairs: [Schema, Schema][] = [],
): string[] {
  if (isDeepStrictEqual(was, is) || pairs.some(([old, now]) => old === was && now === is)) return [];
  const [wasForms, isForms] = [formsOf(was), formsOf(is)];
  const [sent, read] = side === 'request' ? [wasForms, isForms] : [isForms, wasForms];
  return sent.flatMap((form) => {
    const sameType = read.filter((other) => acceptsType(other, form));
    if (sameType.length === 0) return `${where} was ${typesOf(wasForms)}, and is ${typesOf(isForms)}`;
    const changes = sameType.map((other) => formChanges(where, form, other, side, [...pairs, [was, is]]));
    return changes.reduce((fewest, other) => (other.length < fewest.length ? other : fewest));
  });
}

function formChanges(where: string, sent: Schema, read: Schema, side: Side, pairs: [Schema, Schema][]): string[] {
  if (typeOf(sent) === 'null') return [];
  const [was, is] = side === 'request' ? [sent, read] : [read, sent];
  const found: string[] = [];
  const say = (words: string) => found.push(`${where}${words}`);
  const compare = (inner: string, old: Schema, now: Schema) =>
    found.push(...schemaChanges(`${where}: ${inner}`, old, now, side, pairs));

  // Clients of a response marked `x-open` expect new values.
  const readValues = side === 'answer' && read['x-open'] ? undefined : valuesOf(read);
  const sentValues = valuesOf(sent);
  if (readValues && !sentValues)
    say(side === 'request' ? ` must be ${readValues.join(' or ')}` : ' may have any value');
  for (const value of sentValues ?? [])
    if (readValues && !readValues.includes(value))
      say(side === 'request' ? ` cannot be ${value} any more` : ` may be ${value}`);

  if (side === 'answer')
    for (const audience of audienceChanges(was['x-visible-to'] as string[], is['x-visible-to'] as string[]))
      say(` is no longer for ${audience}`);

  const exceeds = (keyword: string) =>
    (upperLimits.includes(keyword) && !isAtMost(sent[keyword], read[keyword])) ||
    (lowerLimits.includes(keyword) &&
      !isAtMost(read[keyword], sent[keyword] ?? (sizes.includes(keyword) ? 0 : undefined))) ||
    (exactKeywords.includes(keyword) && !isDeepStrictEqual(sent[keyword], read[keyword]));
  for (const keyword of Object.keys(read).filter(exceeds))
    say(`: ${keyword} was ${was[keyword] ?? 'not set'}, and is ${is[keyword] ?? 'not set'}`);
  // Texts had lists before these had limits: to add the first ones is a fix.
  if (side === 'request' && was['x-list'] !== undefined && !isDeepStrictEqual(was['x-list'], is['x-list']))
    say(': x-list has other limits');
  if (side === 'request' && was.default !== undefined && !isDeepStrictEqual(was.default, is.default))
    say(`: default was ${was.default}, and is ${is.default ?? 'not set'}`);

  for (const name of read.required ?? [])
    if (!sent.required?.includes(name)) say(`: ${name} ${side === 'request' ? 'is required' : 'may be missing'}`);
  for (const [name, old] of Object.entries(was.properties ?? {})) {
    const now = is.properties?.[name];
    if (now) compare(name, old, now);
    else say(`: ${name} is gone`);
  }

  const [sentRest, readRest] = [sent.additionalProperties ?? true, read.additionalProperties ?? true];
  const isNew = (name: string) => read.properties?.[name] === undefined;
  if (
    readRest === false &&
    (sentRest !== false || (side === 'answer' && Object.keys(sent.properties ?? {}).some(isNew)))
  )
    say(side === 'request' ? ': further fields are rejected' : ': further fields may come');
  else if (typeof readRest === 'object' && sentRest !== false)
    compare('a further field', asSchema(was.additionalProperties), asSchema(is.additionalProperties));
  if (read.items) compare('an entry', was.items ?? {}, is.items ?? {});
  return found;
}

/** Returns the schemas of one type, each without `allOf`, `anyOf` and `oneOf`, of which a value meets one. */
export function formsOf(schema: Schema): Schema[] {
  const { allOf = [], anyOf, oneOf, type, ...keywords } = schema;
  const rest = keywords.pattern === notBlank ? { ...keywords, pattern: String.raw`\S`, 'x-not-blank': true } : keywords;
  const own = [type].flat().map((one) => (one === undefined ? rest : { ...rest, type: one }));
  const others = [...allOf.map(formsOf), ...[anyOf, oneOf].map((some) => some?.flatMap(formsOf) ?? [{}])];
  // Its own last, which narrows what it has from the others.
  const parts = [...others, own];
  return parts.reduce((forms, more) => forms.flatMap((form) => more.map((other) => merge(form, other))));
}

function merge(one: Schema, other: Schema): Schema {
  const merged: Schema = { ...one, ...other };
  for (const keyword of [...upperLimits, ...lowerLimits]) {
    const limits = [one[keyword], other[keyword]].filter((limit) => typeof limit === 'number');
    const tighter = upperLimits.includes(keyword) ? Math.min : Math.max;
    if (limits.length === 2) merged[keyword] = tighter(...limits);
  }
  if (one.required && other.required) merged.required = [...new Set([...one.required, ...other.required])];
  merged.properties = { ...one.properties, ...other.properties };
  for (const [name, property] of Object.entries(one.properties ?? {})) {
    const second = other.properties?.[name];
    if (second && second !== property) merged.properties[name] = { allOf: [property, second] };
  }
  return merged;
}

function acceptsType(read: Schema, sent: Schema): boolean {
  const [expected, actual] = [typeOf(read), typeOf(sent)];
  return expected === undefined || expected === actual || (expected === 'number' && actual === 'integer');
}

function typesOf(forms: Schema[]): string {
  return [...new Set(forms.map((form) => typeOf(form) ?? 'any type'))].join(' or ');
}

function typeOf(form: Schema): string | undefined {
  if (typeof form.type === 'string') return form.type;
  const types = new Set(valuesOf(form)?.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)));
  return types.size === 1 ? [...types][0] : undefined;
}

function valuesOf(form: Schema): unknown[] | undefined {
  return 'const' in form ? [form.const] : form.enum;
}

function isAtMost(limit: unknown, other: unknown): boolean {
  return typeof limit === 'number' && typeof other === 'number' && limit <= other;
}

function asSchema(additional: boolean | Schema | undefined): Schema {
  return typeof additional === 'object' ? additional : {};
}
