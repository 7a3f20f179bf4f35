/** Tabs of one browser tell each other that the member's account has changed. */
const channelName = 'account-changes';

export function announceAccountChange(): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` when another tab has changed the account. Returns a function that ends it. */
export function onAccountChange(listener: () => void): () => void {
  // Without it the page asks again with its next visit.
  if (typeof BroadcastChannel !== 'function') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
