import type { OperationId } from '../../src/contract/handlers.ts';
import { inputsOf } from '../support/contract-inputs.ts';

/** Whose thing a call names; `any` for calls that name none. */
export type Target = 'own' | 'another' | 'absent' | 'cancelled' | 'any';

export type Kind = 'member' | 'event' | 'session' | 'review' | 'conversation';

/** The kind of thing by the contract's name of its id. The first name that an operation takes decides. */
const kinds: [RegExp, Kind][] = [
  [/^(eventId|id)$/, 'event'],
  [/^sessionId$/, 'session'],
  [/^reviewId$/, 'review'],
  [/^conversationId$/, 'conversation'],
  [/^(userId|currentUserId|reportedUserId|reportedUser|userTwo|otherUserId|receiverId)$/, 'member'],
];

function namesTakenBy(id: OperationId): string[] {
  const { parameters, body } = inputsOf(id);
  return [...parameters.map(({ name }) => name), ...Object.keys(body?.schema.properties ?? {})];
}

/** What kind of thing an operation is called for; null when it names none. */
export function kindOf(id: OperationId): Kind | null {
  // Its `id` is an article's, and articles have no owner.
  if (id === 'getArticle') return null;
  const names = namesTakenBy(id);
  return kinds.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}

/** The cells that the table must declare for an operation. */
export function targetsOf(id: OperationId): Target[] {
  const kind = kindOf(id);
  if (kind === null) return ['any'];
  return kind === 'event' || kind === 'session'
    ? ['own', 'another', 'absent', 'cancelled']
    : ['own', 'another', 'absent'];
}
