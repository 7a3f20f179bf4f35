import { observable } from '../../lib/observable.ts';
import type { TextStorage } from '../../lib/safe-storage.ts';
import { readKeptTexts, writeKeptTexts } from './kept-texts.ts';
import { emptyTail, type Tail } from './thread.ts';

export type ChatStore = ReturnType<typeof createChatStore>;

/** The chats' state, by the other member's id. */
export type ChatState = {
  readonly tails: ReadonlyMap<string, Tail>;
  readonly drafts: Readonly<Record<string, string>>;
};

/**
 * A member's chats beyond the loaded history: live messages, pending ones, and drafts. Pending
 * messages and drafts survive a reload of the tab.
 */
export function createChatStore(memberId: string, storage: TextStorage | null) {
  const kept = readKeptTexts(storage, memberId);
  const state = observable<ChatState>({
    drafts: kept.drafts,
    tails: new Map(Object.entries(kept.outboxes).map(([otherId, outbox]) => [otherId, { ...emptyTail, outbox }])),
  });

  function keep(): void {
    const { tails, drafts } = state.get();
    const outboxes = [...tails].flatMap(([otherId, { outbox }]) =>
      outbox.length > 0 ? [[otherId, outbox] as const] : [],
    );
    writeKeptTexts(storage, memberId, { drafts, outboxes: Object.fromEntries(outboxes) });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    /** Updates the thread with one member. */
    update(otherId: string, change: (tail: Tail) => Tail): void {
      const now = state.get();
      const before = now.tails.get(otherId) ?? emptyTail;
      const after = change(before);
      if (after === before) return;
      state.set({ ...now, tails: new Map(now.tails).set(otherId, after) });
      if (after.outbox !== before.outbox) keep();
    },

    /** Stores the draft to one member. */
    write(otherId: string, text: string): void {
      const now = state.get();
      const { [otherId]: _, ...others } = now.drafts;
      state.set({ ...now, drafts: text === '' ? others : { ...others, [otherId]: text } });
      keep();
    },
  };
}
