import { useAvailability } from '@skill-exchange/api-client/availability';
import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Session } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { safeStorage } from '../../lib/storage/safe-storage.ts';

/** The profile, the hours, and the first message or proposal. */
export type StepsDone = [profile: boolean, hours: boolean, asked: boolean];

/** Both agreed to it, or it took place; some servers do not ask for agreement. */
const isSwap = ({ status, consent }: Session) => status !== 'Cancelled' && consent !== 'pending';

/**
 * The steps that lead a newcomer to a first swap. They end when all are done, when a swap is agreed,
 * or when the member dismisses them on this device. There are no steps until everything is loaded, or when something
 * cannot be.
 */
export function useFirstSteps(memberId: string, sessions: readonly Session[] | undefined) {
  const key = `first-steps:${memberId}`;
  const [isPutAway, setPutAway] = useState(() => safeStorage().getItem(key) !== null);
  const isAsked = !isPutAway && sessions !== undefined && !sessions.some(isSwap);
  const { data: me } = useUser(memberId, { enabled: isAsked });
  const { data: hours } = useAvailability();
  const { data: partners } = useQuery({ ...chatUsersQuery(useApi(), memberId), enabled: isAsked });
  const isKnown = me !== undefined && hours !== undefined && partners !== undefined;
  const isDone: StepsDone = [
    Boolean(me?.photo) && me?.skillsOffered.length !== 0 && me?.skillsRequested.length !== 0,
    Boolean(hours),
    partners?.length !== 0 || sessions?.length !== 0,
  ];
  return {
    isDone,
    isOpen: isAsked && isKnown && isDone.includes(false),
    putAway: () => {
      safeStorage().setItem(key, 'away');
      setPutAway(true);
    },
  };
}
