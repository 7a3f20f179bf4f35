import fc, { type Arbitrary } from 'fast-check';
import { type BodyInput, resolved } from '../support/contract-inputs.ts';
import { fixtureEntries, fixtureIds } from './fixtures.ts';
import { type FormPart, formText, partsFor } from './forms.ts';
import { anyText, anyValue, beyond, validFor } from './values.ts';

/** A request body: `text` has one character per byte if it is `binary`. */
export interface FuzzBody {
  type: string;
  text: string;
  binary: boolean;
}

/** Deep, long and broken bodies, which only the parser sees. */
const extreme = fc.constantFrom(
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1,"a":2',
  '{"a":1}{"b":2}',
  '',
  ' ',
  'null',
  'NaN',
  '\ufeff{}',
  JSON.stringify({ name: 'x'.repeat(300_000) }),
);

/** Bytes that are not valid text in their encoding. */
const mangled = fc.constantFrom('{"name":"\xff\xfe"}', '\xff\xfe{\0}\0', '{"name":"\xc0\x80"}', '\x1f\x8b\b\0');

const otherTypes = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/jsonp',
  'application/xml',
  'x',
  '',
);

/** Values of a field in a call that should succeed: the contract's example, one of our ids, or a valid value. */
function goodValue({ schema, example }: BodyInput, name: string): Arbitrary<unknown> {
  const field = schema.properties?.[name] ?? {};
  const known: readonly unknown[] = fixtureEntries[name] ?? fixtureIds(name);
  const isList = resolved(field).type === 'array';
  const ours = isList ? [known] : known;
  const own = known.length > 0 ? fc.constantFrom<unknown>(...ours) : validFor(field);
  // A text of an earlier answer, which no generated text is; JSON leaves it out.
  const isVersion = name === 'version' && resolved(field).type === 'string';
  const valid = isVersion ? fc.constant(undefined) : own;
  return name in example && known.length === 0 ? fc.oneof(fc.constant(example[name]), valid) : valid;
}

function fieldsFor(input: BodyInput, fieldOf: (name: string) => Arbitrary<unknown>, required: boolean) {
  const names = Object.keys(input.schema.properties ?? {});
  const requiredKeys = required ? (input.schema.required ?? []) : [];
  return fc.record(Object.fromEntries(names.map((name) => [name, fieldOf(name)])), { requiredKeys });
}

/** Fields as the contract requires them, or some of them invalid, missing or undeclared. */
function recordsFor(input: BodyInput): Arbitrary<Record<string, unknown>> {
  const good = (name: string) => goodValue(input, name);
  const mixed = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: good(name) },
      { weight: 1, arbitrary: beyond(resolved(input.schema.properties?.[name] ?? {})) },
      { weight: 1, arbitrary: anyValue },
    );
  const added = fc.dictionary(
    fc.oneof(fc.constantFrom('_id', 'admin', 'success', 'created_by', 'toString'), fc.string()),
    anyValue,
    { maxKeys: 1, noNullPrototype: true },
  );
  return fc.oneof(
    fieldsFor(input, good, true),
    fc.tuple(added, fieldsFor(input, mixed, false)).map(([extra, fields]) => ({ ...extra, ...fields })),
  );
}

/** Bodies for an operation, in its own content type and occasionally in another. */
export function bodiesFor(input: BodyInput): Arbitrary<FuzzBody> {
  return input.type === 'application/json' ? jsonBodies(input) : formBodies(input);
}

function jsonBodies(input: BodyInput): Arbitrary<FuzzBody> {
  const { type } = input;
  const texts = recordsFor(input).map((fields) => JSON.stringify(fields));
  const anything = fc.oneof(
    extreme,
    anyValue.map((value) => JSON.stringify(value)),
    anyText,
  );
  return fc.oneof(
    { weight: 30, arbitrary: texts.map((text) => ({ type, text, binary: false })) },
    { weight: 3, arbitrary: anything.map((text) => ({ type, text, binary: false })) },
    { weight: 1, arbitrary: mangled.map((text) => ({ type, text, binary: true })) },
    { weight: 1, arbitrary: fc.record({ type: otherTypes, text: texts, binary: fc.constant(false) }) },
  );
}

function formBodies(input: BodyInput): Arbitrary<FuzzBody> {
  const parts = recordsFor(input).chain((fields) => partsFor(fields));
  const whole = (type: string) => parts.map((list: FormPart[]) => ({ type, text: formText(list), binary: true }));
  const type = 'multipart/form-data; boundary=frontier';
  const cut = fc
    .tuple(whole(type), fc.nat(100))
    .map(([body, percent]) => ({ ...body, text: body.text.slice(0, (body.text.length * percent) / 100) }));
  return fc.oneof(
    { weight: 20, arbitrary: whole(type) },
    { weight: 2, arbitrary: cut },
    { weight: 1, arbitrary: whole('multipart/form-data; boundary=elsewhere') },
    { weight: 1, arbitrary: fc.record({ type: otherTypes, text: anyText, binary: fc.constant(false) }) },
  );
}
