import { startOf } from '@skill-exchange/api-client/cut-text';
import type { Attachment, Message } from '@skill-exchange/api-client/types';
import { type Outgoing, receive, type Thread } from '../conversation/thread.ts';

/** The parts of a thread that decide what is shown. */
type Known = Pick<Thread, 'messages' | 'outbox' | 'answered' | 'gone'>;

/** Marks a message of the member as pending, for the first time or again. */
export function send(thread: Thread, outgoing: Omit<Outgoing, 'state'>): Thread {
  const pending: Outgoing = { ...outgoing, state: 'pending' };
  const isKnown = thread.outbox.some(({ key }) => key === outgoing.key);
  const outbox = isKnown
    ? thread.outbox.map((item) => (item.key === outgoing.key ? pending : item))
    : [...thread.outbox, pending];
  return { ...thread, outbox };
}

/** Marks a message that the server has rejected. */
export function fail(thread: Thread, key: string): Thread {
  const outbox = thread.outbox.map((item): Outgoing => (item.key === key ? { ...item, state: 'failed' } : item));
  return { ...thread, outbox };
}

/** Marks pending messages as waiting: there is no answer. The server may still have stored them. */
export function postpone(thread: Thread): Thread {
  if (!thread.outbox.some(({ state }) => state === 'pending')) return thread;
  const outbox = thread.outbox.map(
    (item): Outgoing => (item.state === 'pending' ? { ...item, state: 'waiting' } : item),
  );
  return { ...thread, outbox };
}

/** Moves a message of the member from the outbox to the stored ones. */
export function answer(thread: Thread, key: string, message: Message): Thread {
  const answered = new Set(thread.answered).add(message._id);
  return { ...receive(thread, message), outbox: thread.outbox.filter((item) => item.key !== key), answered };
}

/**
 * Returns keys of unconfirmed messages that are already stored. The socket can be faster than the
 * response, and a response can get lost. Matches them in order with the member's messages since.
 */
export function arrivedUnanswered({ outbox, answered, messages = [] }: Known, memberId: string): Set<string> {
  const arrived = new Set<string>();
  const taken = new Set(answered);
  for (const { key, text, after, attachments } of outbox) {
    const files = filesOf({ attachments });
    const start = after === null ? 0 : messages.findIndex(({ _id }) => _id === after) + 1;
    const match = messages
      .slice(start)
      .find(
        (message) =>
          message.senderId._id === memberId &&
          message.text === text &&
          filesOf(message) === files &&
          !taken.has(message._id),
      );
    if (match === undefined) continue;
    taken.add(match._id);
    arrived.add(key);
  }
  return arrived;
}

const filesOf = ({ attachments = [] }: { attachments?: readonly Attachment[] | undefined }) =>
  attachments.map(({ _id }) => _id).join();

/** A message to show: stored, or with the state of one that is not. */
export type ShownMessage = Omit<Message, 'conversationId'> & {
  readonly state?: 'sent' | 'pending' | 'waiting' | 'failed';
};

/** Maximum characters of a quote, as in the contract. */
const excerptLength = 140;

/**
 * Returns the loaded part, oldest first, then pending and failed messages. A stored message stays the same object
 * until it changes, so that it is not rendered again. A waiting message counts as failed while there is a network.
 */
export function shownMessages(thread: Known, memberId: string, isOnline = true): ShownMessage[] {
  const { messages = [], outbox, gone } = thread;
  const arrived = arrivedUnanswered(thread, memberId);
  const texts = new Map(messages.map(({ _id, text }) => [_id, text]));
  function quote<Quoting extends Pick<ShownMessage, 'replyTo'>>(message: Quoting): Quoting {
    const { replyTo } = message;
    if (replyTo === undefined) return message;
    const known = gone.has(replyTo._id) ? '' : (texts.get(replyTo._id) ?? replyTo.excerpt);
    const excerpt = startOf(known, excerptLength);
    if (gone.has(replyTo._id) && replyTo.attachment !== undefined) {
      const { attachment: _, ...rest } = replyTo;
      return { ...message, replyTo: { ...rest, excerpt } };
    }
    return excerpt === replyTo.excerpt ? message : { ...message, replyTo: { ...replyTo, excerpt } };
  }
  const unsent = outbox
    .filter(({ key }) => !arrived.has(key))
    .map(
      ({ key, text, writtenAt, state, replyTo, attachments }): ShownMessage =>
        quote({
          _id: key,
          senderId: { _id: memberId },
          text,
          createdAt: writtenAt,
          state: state === 'waiting' && isOnline ? 'failed' : state,
          ...(replyTo && { replyTo }),
          ...(attachments && { attachments: [...attachments] }),
        }),
    );
  return [...messages.map(quote), ...unsent];
}
