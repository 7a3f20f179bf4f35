import type { Message } from '@skill-exchange/api-client/types';
import { describe, expect, it } from 'vitest';
import {
  catchUp,
  emptyThread,
  extend,
  isBehind,
  load,
  mark,
  marksOf,
  receive,
  reopen,
  type Thread,
} from '../../src/features/chat/conversation/thread.ts';

const me = 'me';
const message = (seq: number, change: Partial<Message> = {}): Message => ({
  _id: `m${seq}`,
  senderId: { _id: 'them' },
  text: `text ${seq}`,
  createdAt: new Date(seq * 1000).toISOString(),
  conversationId: 'c',
  seq,
  changeSeq: seq,
  ...change,
});
const conversation = (changeSeq: number, marks = [{ memberId: me, readSeq: 0, deliveredSeq: 0 }]) => ({
  _id: 'c',
  with: { _id: 'them', name: 'Inês' },
  changeSeq,
  unreadCount: 0,
  isArchived: false,
  marks,
});
const loaded = (messages: Message[], changeSeq: number, { hasOlder = false, hasNewer = false } = {}): Thread =>
  load(emptyThread, { conversation: conversation(changeSeq), messages, hasOlder, hasNewer });
const texts = ({ messages = [] }: Thread) => messages.map(({ text }) => text);

describe('a thread', () => {
  it('orders messages by their place, whenever they arrive', () => {
    const thread = [message(4), message(3), message(4)].reduce(receive, loaded([message(1)], 2));
    expect(texts(thread)).toEqual(['text 1', 'text 3', 'text 4']);
  });

  it('applies a change only if it is later than the known one', () => {
    const edited = message(1, { text: 'better', changeSeq: 3 });
    const thread = receive(loaded([message(1), message(2)], 2), edited);
    expect(texts(receive(thread, message(1)))).toEqual(['better', 'text 2']);
  });

  it('never brings a deleted message back', () => {
    const gone = message(1, { text: '', deletedAt: 'now', changeSeq: 3 });
    const thread = [gone, message(1, { changeSeq: 9 })].reduce(receive, loaded([message(1)], 2));
    expect(texts(thread)).toEqual(['']);
    expect(thread.gone).toEqual(new Set(['m1']));
  });

  it('knows when changes are missing, and when they have come', () => {
    const waiting = receive(loaded([message(1)], 1), message(3));
    expect([isBehind(waiting), waiting.cursor]).toEqual([true, 1]);
    const whole = receive(waiting, message(2));
    expect([isBehind(whole), whole.cursor]).toEqual([false, 3]);
  });

  it('keeps what arrives while it loads', () => {
    const early = receive(receive(emptyThread, message(3)), message(2));
    const thread = load(early, {
      conversation: conversation(2),
      messages: [message(2)],
      hasOlder: false,
      hasNewer: false,
    });
    expect(texts(thread)).toEqual(['text 2', 'text 3']);
    expect(thread.cursor).toBe(3);
  });

  it('stays without a gap: messages outside the loaded part are left to the next request', () => {
    const part = loaded([message(5), message(6)], 9, { hasOlder: true, hasNewer: true });
    expect(texts([message(1), message(10)].reduce(receive, part))).toEqual(['text 5', 'text 6']);
    const older = {
      conversation: conversation(9),
      messages: [message(3), message(4)],
      hasOlder: false,
      hasNewer: true,
    };
    const extended = extend(part, older, 'older');
    expect(texts(extended)).toEqual(['text 3', 'text 4', 'text 5', 'text 6']);
    expect([extended.hasOlder, extended.hasNewer]).toEqual([false, true]);
  });

  it('starts again if the server has forgotten changes', () => {
    const thread = loaded([message(1), message(2)], 2);
    const reset = { conversation: conversation(1), messages: [], next: 1, hasMore: false, isReset: true };
    expect(catchUp(thread, reset).messages).toBeUndefined();
  });

  it('raises marks, and never lowers them', () => {
    const raised = mark(loaded([message(1)], 1), { memberId: 'them', readSeq: 3, deliveredSeq: 4 });
    const late = mark(raised, { memberId: 'them', readSeq: 2, deliveredSeq: 5 });
    expect(marksOf(late, 'them')).toEqual({ readSeq: 3, deliveredSeq: 5 });
    const answer = { messages: [], next: 1, hasMore: false, isReset: false };
    const old = conversation(1, [{ memberId: 'them', readSeq: 1, deliveredSeq: 1 }]);
    expect(marksOf(catchUp(late, { ...answer, conversation: old }), 'them')).toEqual({ readSeq: 3, deliveredSeq: 5 });
    // The other member now hides receipts.
    const hidden = catchUp(late, { ...answer, conversation: conversation(1) });
    expect(marksOf(hidden, 'them')).toEqual({ readSeq: 0, deliveredSeq: 0 });
  });

  it('is new from the first unread message of the other member', () => {
    const own = message(2, { senderId: { _id: me } });
    const thread = mark(loaded([message(1), own, message(3)], 3), { memberId: me, readSeq: 1, deliveredSeq: 1 });
    expect(reopen(thread, me).newFrom).toBe('m3');
  });

  it('keeps messages of a backend that numbers none, in the order of their time', () => {
    const { seq: _seq, changeSeq: _change, ...bare } = message(3);
    const thread = receive(loaded([message(1), message(2)], 2), bare);
    expect([texts(thread), isBehind(thread)]).toEqual([['text 1', 'text 2', 'text 3'], true]);
    const numbered = { conversation: conversation(3), messages: [message(3)], next: 3, hasMore: false, isReset: false };
    const caughtUp = catchUp(thread, numbered);
    expect([texts(caughtUp), isBehind(caughtUp)]).toEqual([['text 1', 'text 2', 'text 3'], false]);
  });
});
