import { readKeptTexts, type TextStorage, writeKeptTexts } from './kept-texts.ts';
import { emptyTail, type Tail } from './thread.ts';

export type ChatStore = ReturnType<typeof createChatStore>;

/** Everything at one moment, by the other member's id. */
export type ChatState = {
  readonly tails: ReadonlyMap<string, Tail>;
  readonly drafts: Readonly<Record<string, string>>;
};

/**
 * What one member's chats know beyond the loaded history: live messages, those on their way, and half-written ones.
 * What has not been sent outlives a reload of the tab.
 */
export function createChatStore(memberId: string, storage: TextStorage | null) {
  const kept = readKeptTexts(storage, memberId);
  let state: ChatState = {
    drafts: kept.drafts,
    tails: new Map(
      Object.entries(kept.outboxes).map(([otherId, outbox]) => [otherId, { ...emptyTail, outbox }]),
    ),
  };
  const listeners = new Set<() => void>();

  function become(next: ChatState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function keep(): void {
    const outboxes = [...state.tails].flatMap(([otherId, { outbox }]) =>
      outbox.length > 0 ? [[otherId, outbox] as const] : [],
    );
    writeKeptTexts(storage, memberId, { drafts: state.drafts, outboxes: Object.fromEntries(outboxes) });
  }

  return {
    get: (): ChatState => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Changes what is known of the chat with one member. */
    update(otherId: string, change: (tail: Tail) => Tail): void {
      const before = state.tails.get(otherId) ?? emptyTail;
      const after = change(before);
      if (after === before) return;
      become({ ...state, tails: new Map(state.tails).set(otherId, after) });
      if (after.outbox !== before.outbox) keep();
    },

    /** What is written to one member and not sent. */
    write(otherId: string, text: string): void {
      const { [otherId]: _, ...others } = state.drafts;
      become({ ...state, drafts: text === '' ? others : { ...others, [otherId]: text } });
      keep();
    },
  };
}
