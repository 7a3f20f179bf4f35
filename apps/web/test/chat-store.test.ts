import { describe, expect, it } from 'vitest';
import { createChatStore } from '../src/features/chat/chat-store.ts';
import { answer, fail, send } from '../src/features/chat/outbox.ts';
import { memoryStorage } from './memory-storage.ts';

const outgoing = { key: 'k', text: 'Hi', writtenAt: '2026-11-20T12:00:00.000Z', after: null };
const stored = {
  _id: 'm1',
  senderId: { _id: 'me' },
  text: 'Hi',
  createdAt: outgoing.writtenAt,
  conversationId: 'c',
};

describe('storage of a chat', () => {
  it('survives the page: drafts, and messages without an answer as failed ones', () => {
    const storage = memoryStorage();
    const store = createChatStore('me', storage);
    store.write('ines', 'Half a thought');
    store.update('ines', (thread) => send(thread, outgoing));
    const again = createChatStore('me', storage).get();
    expect(again.drafts).toEqual({ ines: 'Half a thought' });
    expect(again.threads.get('ines')?.outbox).toEqual([{ ...outgoing, state: 'failed' }]);
  });

  it('is forgotten once it is sent', () => {
    const storage = memoryStorage();
    const store = createChatStore('me', storage);
    store.write('ines', 'Hi');
    store.write('ines', '');
    store.update('ines', (thread) => answer(send(thread, outgoing), 'k', stored));
    expect(createChatStore('me', storage).get()).toEqual({ drafts: {}, threads: new Map(), typing: new Set() });
  });

  it('is hidden from other members', () => {
    const storage = memoryStorage();
    createChatStore('me', storage).write('ines', 'Half a thought');
    expect(createChatStore('another member', storage).get().drafts).toEqual({});
  });

  it.each(['nonsense', '[]', '{"drafts":null,"outboxes":{"ines":[{"key":1}]}}', '{"drafts":{"ines":7},"outboxes":7}'])(
    'is nothing where %s is stored',
    (text) => {
      const { drafts, threads } = createChatStore('me', memoryStorage({ 'chat:me': text })).get();
      expect(drafts).toEqual({});
      expect(threads.get('ines')?.outbox ?? []).toEqual([]);
    },
  );

  it('lasts as long as the page if browser storage is blocked or full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    for (const storage of [null, full]) {
      const store = createChatStore('me', storage);
      store.write('ines', 'Half a thought');
      expect(store.get().drafts).toEqual({ ines: 'Half a thought' });
    }
  });

  it('notifies its listeners only of changes', () => {
    const store = createChatStore('me', null);
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
