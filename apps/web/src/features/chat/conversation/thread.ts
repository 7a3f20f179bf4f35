import type {
  Attachment,
  ConversationChanges,
  Thread as LoadedThread,
  Marks,
  Message,
  Presence,
  ThreadConversation,
} from '@skill-exchange/api-client/types';

/** One of the member's messages, before the server's response. */
export type Outgoing = {
  /** Idempotency key of the message, the same in every attempt, so that the server stores it once. */
  readonly key: string;
  readonly text: string;
  /** ISO 8601, by this device's clock. */
  readonly writtenAt: string;
  /** `waiting`: it got no answer, and is sent again by itself. `failed`: the server has rejected it. */
  readonly state: 'pending' | 'waiting' | 'failed';
  /** The last known message when it was written; null in an empty thread. */
  readonly after: string | null;
  /** The message to which it replies. */
  readonly replyTo?: NonNullable<Message['replyTo']>;
  /** Files that the server has, in their order. */
  readonly attachments?: readonly Attachment[];
};

/** A conversation as this tab knows it. All functions here are pure: the same events give the same thread. */
export type Thread = {
  /** Loaded messages in the order of `seq`, without a gap; undefined until loaded. */
  readonly messages: readonly Message[] | undefined;
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly conversation: LoadedThread['conversation'] | undefined;
  /** Every change up to this `changeSeq` is applied. */
  readonly cursor: number;
  /** Later changes that have arrived; those between may be missing. */
  readonly ahead: readonly number[];
  /** Messages that arrived before the thread was loaded. */
  readonly early: readonly Message[];
  /** Ids of deleted messages: replies must not show their text. */
  readonly gone: ReadonlySet<string>;
  /** The first message that was unread when the conversation was opened. */
  readonly newFrom: string | undefined;
  /** The backend has only the classic calls: no changes, marks or actions. */
  readonly isClassic: boolean;
  /** The member's messages that the server has not confirmed, in the order of writing. */
  readonly outbox: readonly Outgoing[];
  /** Ids of messages that confirmed one of the member's messages: no other one can match them. */
  readonly answered: ReadonlySet<string>;
};

export const emptyThread: Thread = {
  messages: undefined,
  hasOlder: false,
  hasNewer: false,
  conversation: undefined,
  cursor: 0,
  ahead: [],
  early: [],
  gone: new Set(),
  newFrom: undefined,
  isClassic: false,
  outbox: [],
  answered: new Set(),
};

/** Puts a live message of a classic backend last: it has no number until the next request. */
const placeOf = ({ seq = Number.POSITIVE_INFINITY }: Message) => seq;

function compare(one: Message, other: Message): number {
  const [left, right] = [placeOf(one), placeOf(other)];
  return left === right ? Date.parse(one.createdAt) - Date.parse(other.createdAt) : left < right ? -1 : 1;
}

/** Whether a message is a later state of a known one. A deleted message never comes back. */
function isLater(message: Message, known: Message): boolean {
  if (known.deletedAt !== undefined && message.deletedAt === undefined) return false;
  return (message.changeSeq ?? 0) > (known.changeSeq ?? 0);
}

/** Adds or replaces one message, if it belongs to the loaded part. */
function put(thread: Thread, message: Message): Thread {
  const gone = message.deletedAt === undefined ? thread.gone : new Set(thread.gone).add(message._id);
  if (thread.messages === undefined) return { ...thread, gone, early: [...thread.early, message] };
  const { messages } = thread;
  const index = messages.findIndex(({ _id }) => _id === message._id);
  const known = messages[index];
  if (known !== undefined) {
    if (!isLater(message, known)) return thread;
    const changed = messages.with(index, message);
    return { ...thread, gone, messages: known.seq === message.seq ? changed : changed.sort(compare) };
  }
  const [first, last] = [messages[0], messages.at(-1)];
  const isBefore = first !== undefined && compare(message, first) < 0;
  const isAfter = last === undefined || compare(message, last) > 0;
  if ((isBefore && thread.hasOlder) || (isAfter && thread.hasNewer)) return { ...thread, gone };
  return { ...thread, gone, messages: isAfter ? [...messages, message] : [...messages, message].sort(compare) };
}

/** Moves the cursor over a change that has arrived, and over those that were waiting for it. */
function advance(thread: Thread, changeSeq: number | undefined): Thread {
  if (changeSeq === undefined || changeSeq <= thread.cursor) return thread;
  const ahead = new Set(thread.ahead).add(changeSeq);
  let { cursor } = thread;
  while (ahead.delete(cursor + 1)) cursor += 1;
  return { ...thread, cursor, ahead: [...ahead] };
}

/** Applies a message from the socket or a response: possibly twice, out of order, or before the thread is loaded. */
export function receive(thread: Thread, message: Message): Thread {
  const after = put(thread, message);
  return thread.messages === undefined ? after : advance(after, message.changeSeq);
}

/** Whether messages or changes may be missing and must be fetched. */
export function isBehind({ ahead, messages = [] }: Thread): boolean {
  return ahead.length > 0 || (messages.at(-1)?.seq === undefined && messages.length > 0);
}

/** Replaces the loaded part, and applies changes that arrived after the server had read it. */
export function load(thread: Thread, { conversation, messages, hasOlder, hasNewer }: LoadedThread): Thread {
  const loadedIds = new Set(messages.map(({ _id }) => _id));
  const since = [...(thread.messages ?? []), ...thread.early].filter(({ _id, changeSeq }) =>
    changeSeq === undefined ? !loadedIds.has(_id) : changeSeq > conversation.changeSeq,
  );
  const loaded: Thread = {
    ...thread,
    messages,
    hasOlder,
    hasNewer,
    conversation,
    cursor: conversation.changeSeq,
    ahead: [],
    early: [],
    newFrom: messages.find(({ seq }) => seq !== undefined && seq === conversation.firstUnreadSeq)?._id,
  };
  return since.reduce(receive, loaded);
}

/** Adds the messages before or after the loaded part. */
export function extend(thread: Thread, loaded: LoadedThread, side: 'older' | 'newer'): Thread {
  if (thread.messages === undefined) return thread;
  const open = side === 'older' ? { ...thread, hasOlder: false } : { ...thread, hasNewer: false };
  const added = loaded.messages.reduce(put, open);
  return side === 'older' ? { ...added, hasOlder: loaded.hasOlder } : { ...added, hasNewer: loaded.hasNewer };
}

/** Applies the changes since the cursor. */
export function catchUp(thread: Thread, { conversation, messages, next, isReset }: ConversationChanges): Thread {
  if (isReset) return { ...emptyThread, outbox: thread.outbox, answered: thread.answered };
  const cursor = Math.max(thread.cursor, next);
  const after = describe(messages.reduce(put, thread), conversation);
  return { ...after, cursor, ahead: thread.ahead.filter((change) => change > cursor) };
}

/** Returns the higher of new and known marks. */
function raised(known: readonly Marks[] = [], { memberId, readSeq, deliveredSeq }: Marks): Marks {
  const before = known.find((mark) => mark.memberId === memberId);
  return {
    memberId,
    readSeq: Math.max(readSeq, before?.readSeq ?? 0),
    deliveredSeq: Math.max(deliveredSeq, before?.deliveredSeq ?? 0),
  };
}

/** Raises the marks of one member. */
export function mark(thread: Thread, marks: Marks): Thread {
  const { conversation } = thread;
  if (conversation === undefined) return thread;
  const others = conversation.marks.filter(({ memberId }) => memberId !== marks.memberId);
  return { ...thread, conversation: { ...conversation, marks: [...others, raised(conversation.marks, marks)] } };
}

/** Returns a member's marks: the last messages that they received and read. */
export function marksOf({ conversation }: Thread, memberId: string): Omit<Marks, 'memberId'> {
  const marks = conversation?.marks.find((candidate) => candidate.memberId === memberId);
  return { readSeq: marks?.readSeq ?? 0, deliveredSeq: marks?.deliveredSeq ?? 0 };
}

/** Applies the conversation's state from a response, which has no marks of a member who now hides receipts. */
export function describe(thread: Thread, conversation: ThreadConversation): Thread {
  const marks = conversation.marks.map((mark) => raised(thread.conversation?.marks, mark));
  return { ...thread, conversation: { ...conversation, marks } };
}

/** Updates when the other member was last active. */
export function setPresence(thread: Thread, presence: Presence): Thread {
  const { conversation } = thread;
  return conversation === undefined ? thread : { ...thread, conversation: { ...conversation, presence } };
}

/** Opens a loaded thread again: messages since the last visit are new. */
export function reopen(thread: Thread, memberId: string): Thread {
  const { readSeq } = marksOf(thread, memberId);
  const isNew = ({ seq = 0, senderId, deletedAt }: Message) =>
    seq > readSeq && senderId._id !== memberId && deletedAt === undefined;
  return { ...thread, newFrom: thread.isClassic ? undefined : thread.messages?.find(isNew)?._id };
}
