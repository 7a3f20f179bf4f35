import type { OperationId } from '../../src/contract/handlers.ts';
import { inputsOf } from '../support/contract-inputs.ts';
import { type Kind, kindNames, kinds } from '../support/kinds/kinds.ts';

/** The owner of the thing in a call; `any` for calls without one. */
export type Target = 'own' | 'another' | 'absent' | 'cancelled' | 'any';

/** An article's `id` is a number, and articles have no owner. */
const isUuid = (example: unknown) => /^[\da-f-]{36}$/.test(String(example));

/** Returns required names only: an optional parameter is not the subject of the call. */
function namesTakenBy(id: OperationId): string[] {
  const { parameters, body } = inputsOf(id);
  const needed = parameters.filter(({ required, example }) => required && isUuid(example));
  return [...needed.map(({ name }) => name), ...Object.keys(body?.schema.properties ?? {})];
}

/** Returns whether the contract uses this name for the id of such a thing. */
export function isIdOf(kind: Kind, name: string): boolean {
  const names: readonly string[] = kinds[kind].idNames;
  return names.includes(name);
}

/** Returns the kind of thing that an operation is about; null without one. */
export function kindOf(id: OperationId): Kind | null {
  const names = namesTakenBy(id);
  return kindNames.findLast((kind) => names.some((name) => isIdOf(kind, name))) ?? null;
}

/** Returns the targets that the table must contain for an operation. */
export function targetsOf(id: OperationId): Target[] {
  const kind = kindOf(id);
  if (kind === null) return ['any'];
  return kind === 'event' || kind === 'session'
    ? ['own', 'another', 'absent', 'cancelled']
    : ['own', 'another', 'absent'];
}
