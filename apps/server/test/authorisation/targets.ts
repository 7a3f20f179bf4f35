import type { OperationId } from '../../src/contract/handlers.ts';
import { inputsOf } from '../support/contract-inputs.ts';
import { type Kind, kindNames, kinds } from '../support/kinds.ts';

/** Whose thing a call names; `any` for calls that name none. */
export type Target = 'own' | 'another' | 'absent' | 'cancelled' | 'any';

/** An article's `id` is a number, and articles have no owner. */
const isUuid = (example: unknown) => /^[\da-f-]{36}$/.test(String(example));

/** What is optional in an address says more of the thing, and is not what the call is about. */
function namesTakenBy(id: OperationId): string[] {
  const { parameters, body } = inputsOf(id);
  const needed = parameters.filter(({ required, example }) => required && isUuid(example));
  return [...needed.map(({ name }) => name), ...Object.keys(body?.schema.properties ?? {})];
}

/** Whether the contract calls the id of such a thing by this name. */
export function isIdOf(kind: Kind, name: string): boolean {
  const names: readonly string[] = kinds[kind].idNames;
  return names.includes(name);
}

/** What kind of thing an operation is called for; null when it names none. */
export function kindOf(id: OperationId): Kind | null {
  const names = namesTakenBy(id);
  return kindNames.findLast((kind) => names.some((name) => isIdOf(kind, name))) ?? null;
}

/** The cells that the table must declare for an operation. */
export function targetsOf(id: OperationId): Target[] {
  const kind = kindOf(id);
  if (kind === null) return ['any'];
  return kind === 'event' || kind === 'session'
    ? ['own', 'another', 'absent', 'cancelled']
    : ['own', 'another', 'absent'];
}
