import type { Message } from '@skill-exchange/api-client/types';
import { describe, expect, it } from 'vitest';
import { emptyThread, load, receive, type Thread } from '../../src/features/chat/conversation/thread.ts';
import { answer, arrivedUnanswered, fail, send, shownMessages } from '../../src/features/chat/sending/outbox.ts';

const me = 'me';
const message = (seq: number, sender = 'them', text = `text ${seq}`, change: Partial<Message> = {}): Message => ({
  _id: `m${seq}`,
  senderId: { _id: sender },
  text,
  createdAt: new Date(seq * 1000).toISOString(),
  conversationId: 'c',
  seq,
  changeSeq: seq,
  ...change,
});
const outgoing = (key: string, text: string, after: string | null = null) => ({
  key,
  text,
  after,
  writtenAt: '2026-11-20T12:00:00.000Z',
});
const conversation = {
  _id: 'c',
  with: { _id: 'them', name: '' },
  changeSeq: 0,
  unreadCount: 0,
  isArchived: false,
  marks: [],
};
const threadOf = (...messages: Message[]): Thread =>
  messages.reduce(receive, load(emptyThread, { conversation, messages: [], hasOlder: false, hasNewer: false }));
const show = (thread: Thread) => shownMessages(thread, me).map(({ text, state = 'sent' }) => `${text} ${state}`);

describe('the outbox of a thread', () => {
  it('shows a message immediately, then as sent, and never twice', () => {
    const pending = send(threadOf(), outgoing('k', 'Hi'));
    expect(show(pending)).toEqual(['Hi pending']);
    const heard = receive(pending, message(1, me, 'Hi'));
    expect(show(heard)).toEqual(['Hi sent']);
    expect(show(answer(heard, 'k', message(1, me, 'Hi')))).toEqual(['Hi sent']);
    const answered = answer(pending, 'k', message(1, me, 'Hi'));
    expect(show(receive(answered, message(1, me, 'Hi')))).toEqual(['Hi sent']);
  });

  it('matches a message of files by its files', () => {
    const file = { _id: 'f1', kind: 'pdf', name: 'Notes.pdf', bytes: 10, url: '/f1' } as const;
    const pending = send(threadOf(), { ...outgoing('k', ''), attachments: [file] });
    const other = receive(pending, message(1, me, '', { attachments: [{ ...file, _id: 'f2' }] }));
    expect([...arrivedUnanswered(other, me)]).toEqual([]);
    const same = receive(other, message(2, me, '', { attachments: [file] }));
    expect([...arrivedUnanswered(same, me)]).toEqual(['k']);
  });

  it('keeps a failed message below later ones, until it is sent', () => {
    const failed = fail(send(threadOf(), outgoing('k', 'Hi')), 'k');
    expect(show(receive(failed, message(1)))).toEqual(['text 1 sent', 'Hi failed']);
    expect(show(send(failed, outgoing('k', 'Hi')))).toEqual(['Hi pending']);
  });

  it('matches a message whose answer was lost with the one that arrived', () => {
    const failed = fail(send(threadOf(message(1, me, 'Hi')), outgoing('k', 'Hi', 'm1')), 'k');
    // The previous message must not match it.
    expect(show(failed)).toEqual(['Hi sent', 'Hi failed']);
    const caughtUp = receive(failed, message(2, me, 'Hi'));
    expect(show(caughtUp)).toEqual(['Hi sent', 'Hi sent']);
    expect([...arrivedUnanswered(caughtUp, me)]).toEqual(['k']);
  });

  it('does not match other words of mine, or the same words of others', () => {
    const pending = send(threadOf(), outgoing('k', 'Hi'));
    const heard = [message(1, me, 'Ho'), message(2, 'them', 'Hi')].reduce(receive, pending);
    expect(show(heard)).toEqual(['Ho sent', 'Hi sent', 'Hi pending']);
  });

  it('does not match the answer to another message', () => {
    const failed = fail(send(threadOf(), outgoing('one', 'Ok')), 'one');
    const both = answer(send(failed, outgoing('two', 'Ok')), 'two', message(1, me, 'Ok'));
    expect(show(both)).toEqual(['Ok sent', 'Ok failed']);
  });

  it('quotes a message as it is now, and nothing of a deleted one', () => {
    const reply = message(2, me, 'Yes', { replyTo: { _id: 'm1', senderId: { _id: 'them' }, excerpt: 'text 1' } });
    const excerpt = (thread: Thread) => shownMessages(thread, me).at(-1)?.replyTo?.excerpt;
    const thread = threadOf(message(1), reply);
    expect(excerpt(thread)).toBe('text 1');
    expect(excerpt(receive(thread, message(1, 'them', 'better', { changeSeq: 3 })))).toBe('better');
    const gone = message(1, 'them', '', { changeSeq: 3, deletedAt: 'now' });
    expect(excerpt(receive(thread, gone))).toBe('');
    // Also if the deleted message is not loaded.
    expect(excerpt(receive(threadOf(gone), reply))).toBe('');
  });
});
