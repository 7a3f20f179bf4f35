import { useNextEvents } from '@skill-exchange/api-client/next-events';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { Event, Session } from '@skill-exchange/api-client/types';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { nextOf } from './home-sessions.ts';

/** Returns what the member goes to, next first: agreed sessions, and events with a place. Undefined without sessions. */
export function useNext(memberId: string): (Session | Event)[] | undefined {
  const { data: sessions } = useSessions();
  const { events, isPending: isLoading, errors } = useNextEvents();
  const now = useNow();
  useLoggedFailure('Failed to fetch the next joined events.', errors[0] ?? null);
  useLoggedFailure('Failed to fetch the next hosted events.', errors[1] ?? null);
  if (sessions === undefined || isLoading) return undefined;
  return nextOf({ sessions, events }, memberId, now);
}
