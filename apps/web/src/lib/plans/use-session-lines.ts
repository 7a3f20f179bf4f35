import { useApi } from '@skill-exchange/api-client/provider';
import { sessionsWithQuery } from '@skill-exchange/api-client/session-histories';
import { type HistoryLine, sessionLines } from '@skill-exchange/ui/lib/sessions/history-lines';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { paths } from '../../config/paths.ts';
import { useLoggedFailure } from '../query-view.tsx';
import { useServices } from '../services.ts';

/** Milliseconds between a change of notifications and the request for sessions: events come in bursts. */
const fetchAfter = 300;

type SessionLinesOptions = {
  memberId: string;
  /** The other member; undefined while no conversation is open. */
  otherId: string | undefined;
  isReading: boolean;
};

/** Returns what the two members did with their sessions, for their conversation. Empty until loaded. */
export function useSessionLines({ memberId, otherId = '', isReading }: SessionLinesOptions): readonly HistoryLine[] {
  const { live } = useServices();
  const isWanted = isReading && otherId !== '';
  const { data, error, refetch } = useQuery({ ...sessionsWithQuery(useApi(), otherId), enabled: isWanted });
  // The conversation is complete without them, so nothing else reports a failure.
  useLoggedFailure('Error fetching sessions of a conversation', error);
  const fetchAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The other member's steps notify.
    const end = live.listen({
      onNotifications() {
        clearTimeout(timer);
        timer = setTimeout(fetchAgain, fetchAfter);
      },
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [live, isWanted]);
  // The same array between renders: a new one would lay out the thread again.
  return useMemo(() => sessionLines(data ?? [], memberId, paths.dashboard.oneSession.to), [data, memberId]);
}
