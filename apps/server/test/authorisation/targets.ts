import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';

/** Whose thing a call names; `any` for calls that name none. */
export type Target = 'own' | 'another' | 'absent' | 'cancelled' | 'any';

export type Kind = 'member' | 'event' | 'session' | 'review' | 'conversation';

/** What the contract's names for ids stand for. The first one that an operation takes is what the call is about. */
const kinds: [RegExp, Kind][] = [
  [/^(eventId|id)$/, 'event'],
  [/^sessionId$/, 'session'],
  [/^reviewId$/, 'review'],
  [/^conversationId$/, 'conversation'],
  [/^(userId|currentUserId|reportedUserId|reportedUser|userTwo|otherUserId|receiverId)$/, 'member'],
];

interface Node {
  $ref?: string;
  name?: string;
  parameters?: Node[];
  properties?: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: Node }> };
}

const { document, operations } = loadContract();

function resolve(node: Node): Node {
  if (node.$ref === undefined) return node;
  const steps = node.$ref.slice(2).split('/');
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as Node;
}

function namesTakenBy(id: OperationId): string[] {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  const path = document.paths[operation.path] as unknown as Record<string, Node>;
  const node = path[operation.method.toLowerCase()] ?? {};
  const parameters = (node.parameters ?? []).map((parameter) => resolve(parameter).name ?? '');
  const bodies = Object.values(node.requestBody?.content ?? {});
  return [...parameters, ...bodies.flatMap(({ schema }) => Object.keys(resolve(schema).properties ?? {}))];
}

/** Every operation of the contract. */
export const operationIds = [...operations.keys()] as OperationId[];

/** What kind of thing an operation is called for; null when it names none. */
export function kindOf(id: OperationId): Kind | null {
  // Its `id` is an article's, and articles are nobody's.
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
