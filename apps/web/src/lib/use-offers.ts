import type { Feature } from '@skill-exchange/api-client/types';
import { firstOff } from '../config/community-off.ts';
import { useMember } from './auth-session/auth-session-context.ts';
import { useServices } from './services.ts';

/** Returns whether the community offers all of these to the reader. */
export function useOffers(...needs: readonly Feature[]): boolean {
  const { off } = useServices();
  const isVisitor = useMember() === null;
  return firstOff(off, needs, { isVisitor }) === undefined;
}
