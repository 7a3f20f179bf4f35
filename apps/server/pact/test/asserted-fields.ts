import type { Difference } from '@skill-exchange/contracts/account';
import type { Tampering } from '@skill-exchange/contracts/gateway';
import { stepsOf } from '@skill-exchange/contracts/named-values';
import { findOperation } from '@skill-exchange/contracts/operations';
import type { Interaction } from '@skill-exchange/contracts/pact-file';
import { subjectOf } from '@skill-exchange/contracts/pact-file';

/** The path of a field in a response; `*` matches every entry of a list. */
export type FieldPath = readonly string[];

/** How a field is wrong: missing, or of another type. */
export type Fault = 'missing' | 'another type';

/** Returns the interactions with a successful response that has a body. */
export function successes(interactions: readonly Interaction[]): Interaction[] {
  return interactions.filter(
    (one) => one.type === 'Synchronous/HTTP' && one.response.status < 300 && one.response.body !== undefined,
  );
}

/** Returns every field that the pact asserts, by operation: the fields in the examples of its successes. */
export function assertedFields(interactions: readonly Interaction[]): Map<string, FieldPath[]> {
  const fields = new Map<string, FieldPath[]>();
  for (const interaction of successes(interactions)) {
    if (interaction.type !== 'Synchronous/HTTP') continue;
    const subject = subjectOf(interaction);
    const known = fields.get(subject) ?? [];
    const texts = new Set(known.map((path) => path.join('.')));
    const found = pathsIn(interaction.response.body?.content, []).filter((path) => !texts.has(path.join('.')));
    fields.set(subject, [...known, ...found]);
  }
  return fields;
}

function pathsIn(value: unknown, path: FieldPath): FieldPath[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : pathsIn(value[0], [...path, '*']);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[...path, key], ...pathsIn(child, [...path, key])]);
}

/** Returns the fields that a difference names. Pact names missing ones in words, at the object that lacks them. */
export function fieldsNamed({ where, says }: Difference): string[] {
  const path = stepsOf(where);
  const [, missing] = /missing the following keys: (.*)/.exec(says) ?? [];
  return missing === undefined ? [path.join('.')] : missing.split(', ').map((key) => [...path, key].join('.'));
}

/** Corrupts fields of each operation's successes. `onSpoilt` is called for every field that a response had. */
export function spoil(
  fieldsOf: (operation: string) => readonly FieldPath[],
  fault: Fault,
  onSpoilt: (operation: string, field: FieldPath) => void,
) {
  return {
    answer: (answer, call) => {
      const operation = findOperation(call.method, call.path.split('?')[0] ?? '')?.operation.operationId;
      const fields = operation === undefined ? [] : fieldsOf(operation);
      if (operation === undefined || fields.length === 0 || answer.status >= 300) return;
      const body: unknown = JSON.parse(answer.body.toString());
      for (const field of fields) if (spoilAt(body, field, fault)) onSpoilt(operation, field);
      answer.body = Buffer.from(JSON.stringify(body));
    },
  } satisfies Tampering;
}

function spoilAt(value: unknown, [key = '', ...rest]: FieldPath, fault: Fault): boolean {
  if (key === '*') {
    return Array.isArray(value) && value.map((entry) => spoilAt(entry, rest, fault)).includes(true);
  }
  if (typeof value !== 'object' || value === null || !(key in value)) return false;
  const fields = value as Record<string, unknown>;
  if (rest.length > 0) return spoilAt(fields[key], rest, fault);
  if (fault === 'missing') delete fields[key];
  else fields[key] = typeof fields[key] === 'string' ? 7 : 'something else';
  return true;
}
