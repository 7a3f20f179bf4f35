import type { Feature } from '@skill-exchange/api-client/types';
import { useSyncExternalStore } from 'react';
import { firstOff } from '../config/community-off.ts';
import { useMember } from './auth-session/auth-session-context.ts';
import { useServices } from './services.ts';

/** Returns the names of the features that are turned off. */
export function useOff(): readonly string[] {
  const { off } = useServices();
  return useSyncExternalStore(off.subscribe, off.get, off.get);
}

/** Returns whether the community offers all of these to the reader. */
export function useOffers(...needs: readonly Feature[]): boolean {
  const off = useOff();
  const isVisitor = useMember() === null;
  return firstOff(off, needs, { isVisitor }) === undefined;
}
