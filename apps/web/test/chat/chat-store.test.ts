import { describe, expect, it } from 'vitest';
import { createChatStore, unsentMessagesOf } from '../../src/features/chat/chat-store.ts';
import type { ChosenFile } from '../../src/features/chat/sending/chat-draft.ts';
import { answer, fail, postpone, send } from '../../src/features/chat/sending/outbox.ts';
import { openStorage } from '../../src/lib/storage/safe-storage.ts';
import { memoryStorage } from '../memory-storage.ts';

const outgoing = { key: 'k', text: 'Hi', writtenAt: '2026-11-20T12:00:00.000Z', after: null };
const stored = {
  _id: 'm1',
  senderId: { _id: 'me' },
  text: 'Hi',
  createdAt: outgoing.writtenAt,
  conversationId: 'c',
};

const open = (shared = memoryStorage(), memberId = 'me') => createChatStore(memberId, shared);

const write = (store: ReturnType<typeof open>, text: string) => store.write('ines', (draft) => ({ ...draft, text }));

const draftOf = (text: string) => ({ text, mode: null, files: [] });

const file: ChosenFile = {
  key: 'f1',
  uploadKey: 'f1',
  at: Date.now(),
  file: undefined,
  kind: 'pdf',
  name: 'notes.pdf',
  bytes: 9,
  state: 'ready',
};

const withFiles = (store: ReturnType<typeof open>, files: ChosenFile[]) =>
  store.write('ines', (draft) => ({ ...draft, files }));

const keysOf = (store: ReturnType<typeof open>) => store.get().drafts.ines?.files.map(({ key }) => key);

describe('storage of a chat', () => {
  it('survives the page: drafts, and messages without an answer, which wait', () => {
    const shared = memoryStorage();
    const store = open(shared);
    write(store, 'Half a thought');
    store.update('ines', (thread) => send(thread, outgoing));
    const again = open(shared).get();
    expect(again.drafts).toEqual({ ines: draftOf('Half a thought') });
    expect(again.threads.get('ines')?.outbox).toEqual([{ ...outgoing, state: 'waiting' }]);
  });

  it('keeps a rejected message as rejected: it is not sent by itself', () => {
    const shared = memoryStorage();
    open(shared).update('ines', (thread) => fail(send(thread, outgoing), 'k'));
    const again = open(shared).get();
    expect(again.threads.get('ines')?.outbox).toEqual([{ ...outgoing, state: 'failed' }]);
    expect(unsentMessagesOf(again)).toEqual([]);
  });

  it('is forgotten once it is sent', () => {
    const shared = memoryStorage();
    const store = open(shared);
    write(store, 'Hi');
    write(store, '');
    store.update('ines', (thread) => answer(send(thread, outgoing), 'k', stored));
    expect(open(shared).get()).toEqual({ drafts: {}, threads: new Map(), typing: new Set() });
    expect(shared.all()).toEqual({});
  });

  it('is one outbox for all tabs, in the order of writing, and a sent message does not come back', () => {
    const shared = memoryStorage();
    const [one, other] = [open(shared), open(shared)];
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
    const shared = memoryStorage();
    const store = open(shared);
    write(store, 'Half a thought');
    store.update('ines', (thread) => send(thread, outgoing));
    const { drafts, threads } = open(shared, 'another member').get();
    expect([drafts, threads.size]).toEqual([{}, 0]);
  });

  it.each(['nonsense', '[]', '{"ines":[{"key":1}],"drafts":null}', '{"at":9e15,"content":{"text":7},"ines":7}'])(
    'is nothing where %s is stored',
    (text) => {
      const { drafts, threads } = open(memoryStorage({ 'draft:me:chat:ines': text, 'outbox:me': text })).get();
      expect(drafts).toEqual({});
      expect(threads.size).toBe(0);
    },
  );

  it('lasts as long as the page if browser storage is blocked or full', () => {
    const full = openStorage(() => {
      throw new Error('blocked');
    });
    const store = createChatStore('me', full);
    write(store, 'Half a thought');
    store.update('ines', (thread) => send(thread, outgoing));
    store.sync();
    expect(store.get().drafts).toEqual({ ines: draftOf('Half a thought') });
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
    write(store, 'Hi');
    expect(told).toBe(1);
  });

  it('has a reply or edit in progress', () => {
    const shared = memoryStorage();
    const message = { _id: 'm1', text: 'Bread?', createdAt: outgoing.writtenAt, senderId: { _id: 'me', name: 'Me' } };
    const mode = { kind: 'edit', message, text: 'Bread!', descriptions: { a1: 'A loaf' } } as const;
    open(shared).write('ines', (draft) => ({ ...draft, mode }));
    expect(open(shared).get().drafts.ines?.mode).toEqual(mode);
  });

  it('has the files whose bytes the device keeps: they are read again', () => {
    const shared = memoryStorage();
    const [kept, other] = [
      { ...file, isKept: true },
      { ...file, key: 'f2' },
    ];
    withFiles(open(shared), [kept, other]);
    expect(open(shared).get().drafts.ines?.files).toEqual([{ ...kept, file: undefined, state: 'uploading' }]);
  });

  it('follows the draft of another tab: its text, its files, and that it was sent', () => {
    const shared = memoryStorage();
    const [one, other] = [open(shared), open(shared)];
    write(one, 'Look');
    withFiles(one, [{ ...file, isKept: true }]);
    withFiles(other, [{ ...file, key: 'mine' }]);
    other.sync();
    expect(other.get().drafts.ines?.text).toBe('Look');
    expect(keysOf(other)).toEqual(['f1', 'mine']);
    one.write('ines', () => ({ text: '', mode: null, files: [] }));
    other.sync();
    expect(other.get().drafts.ines?.text).toBe('');
    expect(keysOf(other)).toEqual(['mine']);
  });
});
