import { describe, expect, it } from 'vitest';
import { createChatStore, unsentMessagesOf } from '../src/features/chat/chat-store.ts';
import { answer, fail, postpone, send } from '../src/features/chat/outbox.ts';
import { createAuthSessionStore } from '../src/lib/auth-session/auth-session-store.ts';
import { forgetOutboxAtLogOut } from '../src/lib/outbox-key.ts';
import { openStorage } from '../src/lib/safe-storage.ts';
import { memoryStorage, tokenOf } from './memory-storage.ts';

const outgoing = { key: 'k', text: 'Hi', writtenAt: '2026-11-20T12:00:00.000Z', after: null };
const stored = {
  _id: 'm1',
  senderId: { _id: 'me' },
  text: 'Hi',
  createdAt: outgoing.writtenAt,
  conversationId: 'c',
};

const open = (tab = memoryStorage(), shared = memoryStorage(), memberId = 'me') =>
  createChatStore(memberId, tab, shared);

describe('storage of a chat', () => {
  it('survives the page: drafts, and messages without an answer, which wait', () => {
    const [tab, shared] = [memoryStorage(), memoryStorage()];
    const store = open(tab, shared);
    store.write('ines', 'Half a thought');
    store.update('ines', (thread) => send(thread, outgoing));
    const again = open(tab, shared).get();
    expect(again.drafts).toEqual({ ines: 'Half a thought' });
    expect(again.threads.get('ines')?.outbox).toEqual([{ ...outgoing, state: 'waiting' }]);
  });

  it('keeps a rejected message as rejected: it is not sent by itself', () => {
    const shared = memoryStorage();
    open(undefined, shared).update('ines', (thread) => fail(send(thread, outgoing), 'k'));
    const again = open(undefined, shared).get();
    expect(again.threads.get('ines')?.outbox).toEqual([{ ...outgoing, state: 'failed' }]);
    expect(unsentMessagesOf(again)).toEqual([]);
  });

  it('is forgotten once it is sent', () => {
    const [tab, shared] = [memoryStorage(), memoryStorage()];
    const store = open(tab, shared);
    store.write('ines', 'Hi');
    store.write('ines', '');
    store.update('ines', (thread) => answer(send(thread, outgoing), 'k', stored));
    expect(open(tab, shared).get()).toEqual({ drafts: {}, threads: new Map(), typing: new Set() });
    expect(shared.all()).toEqual({});
  });

  it('is one outbox for all tabs, in the order of writing, and a sent message does not come back', () => {
    const shared = memoryStorage();
    const [one, other] = [open(undefined, shared), open(undefined, shared)];
    const later = { ...outgoing, key: 'later', writtenAt: '2026-11-20T12:00:01.000Z' };
    one.update('ravi', (thread) => send(thread, later));
    other.update('ines', (thread) => send(thread, outgoing));
    one.sync();
    expect(unsentMessagesOf(one.get()).map(({ item }) => item.key)).toEqual(['k', 'later']);
    other.update('ines', (thread) => answer(thread, 'k', stored));
    one.update('ines', postpone);
    one.update('ines', (thread) => fail(thread, 'k'));
    one.sync();
    expect(unsentMessagesOf(one.get()).map(({ item }) => item.key)).toEqual(['later']);
  });

  it('is hidden from other members', () => {
    const [tab, shared] = [memoryStorage(), memoryStorage()];
    const store = open(tab, shared);
    store.write('ines', 'Half a thought');
    store.update('ines', (thread) => send(thread, outgoing));
    const { drafts, threads } = open(tab, shared, 'another member').get();
    expect([drafts, threads.size]).toEqual([{}, 0]);
  });

  it.each(['nonsense', '[]', '{"ines":[{"key":1}],"drafts":null}', '{"drafts":{"ines":7},"ines":7}'])(
    'is nothing where %s is stored',
    (text) => {
      const { drafts, threads } = open(memoryStorage({ 'chat:me': text }), memoryStorage({ 'outbox:me': text })).get();
      expect(drafts).toEqual({});
      expect(threads.size).toBe(0);
    },
  );

  it('lasts as long as the page if browser storage is blocked or full', () => {
    const full = openStorage(() => {
      throw new Error('blocked');
    });
    const store = createChatStore('me', full, full);
    store.write('ines', 'Half a thought');
    store.update('ines', (thread) => send(thread, outgoing));
    store.sync();
    expect(store.get().drafts).toEqual({ ines: 'Half a thought' });
    expect(unsentMessagesOf(store.get())).toHaveLength(1);
  });

  it('notifies its listeners only of changes', () => {
    const store = open();
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    store.update('ines', (thread) => thread);
    expect(told).toBe(0);
    store.update('ines', (thread) => fail(send(thread, outgoing), 'k'));
    expect(told).toBe(1);
    leave();
    store.write('ines', 'Hi');
    expect(told).toBe(1);
  });
});

describe('the outbox of a member', () => {
  function logIn(memberId: string) {
    const storage = memoryStorage();
    const authSession = createAuthSessionStore(storage);
    forgetOutboxAtLogOut(authSession, storage);
    authSession.logIn(tokenOf(memberId), 'Me');
    open(undefined, storage).update('ines', (thread) => send(thread, outgoing));
    return { authSession, isKept: () => storage.getItem('outbox:me') !== null };
  }

  it.each(['logout', 'elsewhere'] as const)('is gone once a session ends by %s', (endedBy) => {
    const { authSession, isKept } = logIn('me');
    expect(isKept()).toBe(true);
    authSession.end(endedBy);
    expect(isKept()).toBe(false);
  });

  it('outlives a session that the server ends, until another member logs in', () => {
    const { authSession, isKept } = logIn('me');
    authSession.end('rejected');
    expect(isKept()).toBe(true);
    authSession.logIn(tokenOf('another member'), 'Other');
    expect(isKept()).toBe(false);
  });
});
