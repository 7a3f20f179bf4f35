import { removeOldDrafts } from '../../lib/drafts/draft-store.ts';
import { observable } from '../../lib/observable.ts';
import type { ListedStorage } from '../../lib/storage/safe-storage.ts';
import { emptyThread, type Outgoing, type Thread } from './conversation/thread.ts';
import {
  type ChatDraft,
  type ChatDrafts,
  emptyDraft,
  followDraft,
  isSameDraft,
  keepChatDraft,
  readChatDrafts,
} from './sending/chat-draft.ts';
import { readOutboxes, writeOutboxes } from './sending/kept-outboxes.ts';

export type ChatStore = ReturnType<typeof createChatStore>;

/** The chats' state, by the other member's id. */
export type ChatState = {
  readonly threads: ReadonlyMap<string, Thread>;
  readonly drafts: ChatDrafts;
  /** Members who are typing right now. */
  readonly typing: ReadonlySet<string>;
};

/** Milliseconds after which a member who has sent no further event is not typing. */
const typingLasts = 5000;

/** A member's conversations, unsent messages and drafts. The latter two are in `shared`, the storage of all tabs. */
export function createChatStore(memberId: string, shared: ListedStorage) {
  removeOldDrafts(shared);
  const state = observable<ChatState>({
    drafts: readChatDrafts(shared, memberId),
    typing: new Set(),
    threads: new Map(
      Object.entries(readOutboxes(shared, memberId)).map(([otherId, outbox]) => [otherId, { ...emptyThread, outbox }]),
    ),
  });
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Stores the changes of one outbox. A message that another tab has sent since does not come back. */
  function keep(otherId: string, before: readonly Outgoing[], after: readonly Outgoing[]): void {
    const { [otherId]: stored = [], ...others } = readOutboxes(shared, memberId);
    const has = (items: readonly Outgoing[], { key }: Outgoing) => items.some((item) => item.key === key);
    const mine = after.filter((item) => has(stored, item) || !has(before, item));
    const theirs = stored.filter((item) => !has(before, item) && !has(after, item));
    const kept = [...mine, ...theirs].toSorted(byTime);
    writeOutboxes(shared, memberId, kept.length === 0 ? others : { ...others, [otherId]: kept });
  }

  function setDraft(otherId: string, draft: ChatDraft): void {
    const now = state.get();
    const { [otherId]: _, ...others } = now.drafts;
    const isEmpty = draft.text === '' && draft.mode === null && draft.files.length === 0;
    state.set({ ...now, drafts: isEmpty ? others : { ...others, [otherId]: draft } });
  }

  function syncDrafts(): void {
    const { drafts } = state.get();
    const stored = readChatDrafts(shared, memberId);
    for (const otherId of new Set([...Object.keys(drafts), ...Object.keys(stored)])) {
      const [own, theirs] = [drafts[otherId] ?? emptyDraft, stored[otherId] ?? emptyDraft];
      if (!isSameDraft(own, theirs)) setDraft(otherId, followDraft(own, theirs));
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    /** Updates the thread with one member. */
    update(otherId: string, change: (thread: Thread) => Thread): void {
      const now = state.get();
      const before = now.threads.get(otherId) ?? emptyThread;
      const after = change(before);
      if (after === before) return;
      state.set({ ...now, threads: new Map(now.threads).set(otherId, after) });
      if (after.outbox !== before.outbox) keep(otherId, before.outbox, after.outbox);
    },

    /** Takes over the drafts and unsent messages that other tabs have changed. */
    sync(): void {
      syncDrafts();
      const now = state.get();
      const stored = readOutboxes(shared, memberId);
      const threads = new Map(now.threads);
      for (const otherId of new Set([...now.threads.keys(), ...Object.keys(stored)])) {
        const thread = now.threads.get(otherId) ?? emptyThread;
        const known = new Map(thread.outbox.map((item) => [item.key, item]));
        const outbox = (stored[otherId] ?? []).map((item) => known.get(item.key) ?? item);
        const isSame = outbox.length === known.size && outbox.every((item, index) => item === thread.outbox[index]);
        if (!isSame) threads.set(otherId, { ...thread, outbox });
      }
      if ([...threads].some(([otherId, thread]) => now.threads.get(otherId) !== thread)) state.set({ ...now, threads });
    },

    /** Sets whether a member is typing; forgotten after a while. */
    setTyping(otherId: string, isTyping: boolean): void {
      clearTimeout(timers.get(otherId));
      timers.delete(otherId);
      const now = state.get();
      if (isTyping)
        timers.set(
          otherId,
          setTimeout(() => this.setTyping(otherId, false), typingLasts),
        );
      if (now.typing.has(otherId) === isTyping) return;
      const others = [...now.typing].filter((id) => id !== otherId);
      state.set({ ...now, typing: new Set(isTyping ? [...others, otherId] : others) });
    },

    /** Changes the draft to one member, and stores it. */
    write(otherId: string, change: (draft: ChatDraft) => ChatDraft): void {
      const before = state.get().drafts[otherId] ?? emptyDraft;
      const after = change(before);
      setDraft(otherId, after);
      if (!isSameDraft(before, after)) keepChatDraft(shared, memberId, otherId, after);
    },
  };
}

const byTime = (one: Outgoing, other: Outgoing) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt);

/** Returns all messages that no answer of the server has settled, in the order of writing. */
export function unsentMessagesOf({ threads }: ChatState): { otherId: string; item: Outgoing }[] {
  return [...threads]
    .flatMap(([otherId, { outbox }]) => outbox.map((item) => ({ otherId, item })))
    .filter(({ item }) => item.state !== 'failed')
    .toSorted((one, other) => byTime(one.item, other.item));
}
