export type ToastKind = 'success' | 'error' | 'blank';

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** False from the moment it was dismissed until its way out is over. */
  readonly open: boolean;
}

/** How long a toast stays, in ms. */
export const toastDuration: Readonly<Record<ToastKind, number>> = { success: 2000, error: 4000, blank: 4000 };

/** At most so many at once: the oldest makes room. */
export const toastLimit = 20;

/** How long a toast takes to leave, in ms; the animation is shorter. */
const leaving = 300;

/** Toasts as data, so that anything may raise one: a component, a query's `onError`, a socket's event. */
export function createToastStore() {
  let messages: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const publish = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };

  const add = (kind: ToastKind, text: string) => {
    lastId += 1;
    publish([...messages, { id: lastId, kind, text, open: true }].slice(-toastLimit));
    return lastId;
  };

  const dismiss = (id: number) => {
    publish(messages.map((message) => (message.id === id ? { ...message, open: false } : message)));
    setTimeout(() => publish(messages.filter((message) => message.id !== id)), leaving);
  };

  return {
    add,
    dismiss,
    /** Removes all of them at once. */
    clear: () => publish([]),
    snapshot: () => messages,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
