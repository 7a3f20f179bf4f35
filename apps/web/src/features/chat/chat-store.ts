import { observable } from '../../lib/observable.ts';
import type { TextStorage } from '../../lib/safe-storage.ts';
import { readKeptTexts, writeKeptTexts } from './kept-texts.ts';
import { emptyThread, type Thread } from './thread.ts';

export type ChatStore = ReturnType<typeof createChatStore>;

/** The chats' state, by the other member's id. */
export type ChatState = {
  readonly threads: ReadonlyMap<string, Thread>;
  readonly drafts: Readonly<Record<string, string>>;
  /** Members who are typing right now. */
  readonly typing: ReadonlySet<string>;
};

/** Milliseconds after which a member who has sent no further event is not typing. */
const typingLasts = 5000;

/** A member's conversations, pending messages and drafts. Pending messages and drafts survive a reload of the tab. */
export function createChatStore(memberId: string, storage: TextStorage | null) {
  const kept = readKeptTexts(storage, memberId);
  const state = observable<ChatState>({
    drafts: kept.drafts,
    typing: new Set(),
    threads: new Map(Object.entries(kept.outboxes).map(([otherId, outbox]) => [otherId, { ...emptyThread, outbox }])),
  });
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function keep(): void {
    const { threads, drafts } = state.get();
    const outboxes = [...threads].flatMap(([otherId, { outbox }]) =>
      outbox.length > 0 ? [[otherId, outbox] as const] : [],
    );
    writeKeptTexts(storage, memberId, { drafts, outboxes: Object.fromEntries(outboxes) });
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
      if (after.outbox !== before.outbox) keep();
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

    /** Stores the draft to one member. */
    write(otherId: string, text: string): void {
      const now = state.get();
      const { [otherId]: _, ...others } = now.drafts;
      state.set({ ...now, drafts: text === '' ? others : { ...others, [otherId]: text } });
      keep();
    },
  };
}
