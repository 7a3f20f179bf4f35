import type { Message } from '@skill-exchange/api-client/types';

/** One of the member's messages, before the server's response. */
export type Outgoing = {
  /** Idempotency key of the message, the same in every attempt, so that the server stores it once. */
  readonly key: string;
  readonly text: string;
  /** ISO 8601, by this device's clock. */
  readonly writtenAt: string;
  readonly state: 'pending' | 'failed';
  /** The last known message when it was written; null in an empty thread. */
  readonly after: string | null;
};

/**
 * The known part of a conversation beyond the history that was loaded page by page.
 *
 * - `newer`: the server's response to a request for everything after the history, in its order and without gaps.
 * - `fresh`: messages since, from the socket and from responses. Messages before or between them may be missing.
 * - `outbox`: the member's messages that the server has not confirmed, in the order of writing.
 */
export type Tail = {
  readonly newer: readonly Message[];
  readonly fresh: readonly Message[];
  readonly outbox: readonly Outgoing[];
  /** Ids of messages that confirmed one of the member's messages: no other one can match them. */
  readonly answered: ReadonlySet<string>;
};

export const emptyTail: Tail = { newer: [], fresh: [], outbox: [], answered: new Set() };

/** Adds a message that arrived over the socket: possibly twice, out of order, or after its response. */
export function hear(tail: Tail, message: Message): Tail {
  if (hasId(tail.newer, message._id) || hasId(tail.fresh, message._id)) return tail;
  return { ...tail, fresh: [...tail.fresh, message] };
}

/** Adds everything that follows the known messages, in the server's order. */
export function catchUp(tail: Tail, messages: readonly Message[]): Tail {
  const newer = [...tail.newer, ...messages.filter(({ _id }) => !hasId(tail.newer, _id))];
  return { ...tail, newer, fresh: tail.fresh.filter(({ _id }) => !hasId(newer, _id)) };
}

/** Marks a message of the member as pending, for the first time or again. */
export function send(tail: Tail, outgoing: Omit<Outgoing, 'state'>): Tail {
  const pending: Outgoing = { ...outgoing, state: 'pending' };
  const isKnown = tail.outbox.some(({ key }) => key === outgoing.key);
  const outbox = isKnown
    ? tail.outbox.map((item) => (item.key === outgoing.key ? pending : item))
    : [...tail.outbox, pending];
  return { ...tail, outbox };
}

/** Marks a message as failed: no response, or an error. The server may still have stored it. */
export function fail(tail: Tail, key: string): Tail {
  const outbox = tail.outbox.map((item): Outgoing => (item.key === key ? { ...item, state: 'failed' } : item));
  return { ...tail, outbox };
}

/** Moves a message of the member from the outbox to the stored ones. */
export function answer(tail: Tail, key: string, message: Message): Tail {
  const answered = new Set(tail.answered).add(message._id);
  return { ...hear(tail, message), outbox: tail.outbox.filter((item) => item.key !== key), answered };
}

/**
 * Returns all messages known to be stored, without duplicates: in the server's order first, then the
 * fresh ones by time. Omits messages older than the loaded history, whose page may not be loaded: a history can be
 * refetched, and an old message can be confirmed afterwards.
 */
export function storedMessages(history: readonly Message[], { newer, fresh }: Tail): Message[] {
  const begin = history[0] ?? newer[0];
  const isLoaded = ({ createdAt }: Message) => begin === undefined || createdAt >= begin.createdAt;
  const told = history.length === 0 ? newer : [...history, ...newer.filter(isLoaded)];
  const inOrder = new Map(told.map((message) => [message._id, message]));
  const loose = fresh
    .filter((message) => !inOrder.has(message._id) && isLoaded(message))
    .sort((left, right) => Date.parse(left.createdAt) - Date.parse(right.createdAt));
  return [...inOrder.values(), ...loose];
}

/**
 * Returns keys of unconfirmed messages that are already stored. The socket can be faster than the
 * response, and a response can get lost. Matches them in order with the member's messages since.
 */
export function arrivedUnanswered(history: readonly Message[], tail: Tail, memberId: string): Set<string> {
  const arrived = new Set<string>();
  if (tail.outbox.length === 0) return arrived;
  const stored = storedMessages(history, tail);
  const taken = new Set(tail.answered);
  for (const { key, text, after } of tail.outbox) {
    const match = stored
      .slice(after === null ? 0 : stored.findIndex(({ _id }) => _id === after) + 1)
      .find((message) => message.senderId._id === memberId && message.text === text && !taken.has(message._id));
    if (match === undefined) continue;
    taken.add(match._id);
    arrived.add(key);
  }
  return arrived;
}

/** A message to show: stored, pending or failed. */
type ShownMessage = Pick<Message, '_id' | 'senderId' | 'text' | 'createdAt'> & {
  readonly state: 'sent' | 'pending' | 'failed';
};

/** Returns the whole thread, oldest first: stored messages, then pending and failed ones. */
export function shownMessages(history: readonly Message[], tail: Tail, memberId: string): ShownMessage[] {
  const arrived = arrivedUnanswered(history, tail, memberId);
  const unsent = tail.outbox.filter(({ key }) => !arrived.has(key));
  return [
    ...storedMessages(history, tail).map((message): ShownMessage => ({ ...message, state: 'sent' })),
    ...unsent.map(
      ({ key, text, writtenAt, state }): ShownMessage => ({
        _id: key,
        senderId: { _id: memberId },
        text,
        createdAt: writtenAt,
        state,
      }),
    ),
  ];
}

function hasId(messages: readonly Message[], id: string): boolean {
  return messages.some(({ _id }) => _id === id);
}
