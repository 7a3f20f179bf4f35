/** Tabs of one browser notify each other when the member's account changes. */
const channelName = 'account-changes';

export function announceAccountChange(): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` when another tab has changed the account. Returns a function that unsubscribes. */
export function onAccountChange(listener: () => void): () => void {
  // Without it, the page refetches at its next visit.
  if (typeof BroadcastChannel !== 'function') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
