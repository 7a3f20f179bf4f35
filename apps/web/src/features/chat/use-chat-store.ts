import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { safeStorage } from '../../lib/storage/safe-storage.ts';
import { type ChatState, type ChatStore, createChatStore } from './chat-store.ts';

/** One store per member, as long as the app's cache: navigation loses no message. */
const stores = new WeakMap<QueryClient, Map<string, ChatStore>>();

function storeOf(client: QueryClient, memberId: string): ChatStore {
  const ofClient = stores.get(client) ?? new Map<string, ChatStore>();
  stores.set(client, ofClient);
  const store = ofClient.get(memberId) ?? createChatStore(memberId, safeStorage());
  ofClient.set(memberId, store);
  return store;
}

/** Returns the member's chat store and its current state. */
export function useChatStore(memberId: string): [ChatStore, ChatState] {
  const store = storeOf(useQueryClient(), memberId);
  return [store, useSyncExternalStore(store.subscribe, store.get)];
}
