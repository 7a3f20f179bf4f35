import { useAvailability } from '@skill-exchange/api-client/availability';
import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Session } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { safeStorage } from '../../lib/safe-storage.ts';

/** The profile, the hours, and the first message or proposal. */
export type StepsDone = [profile: boolean, hours: boolean, asked: boolean];

/** Both agreed to it, or it took place; there are servers that ask nobody. */
const isSwap = ({ status, consent }: Session) => status !== 'Cancelled' && consent !== 'pending';

/**
 * What leads a newcomer to a first swap. It ends when all is done or a swap is agreed, or when the member puts it away on
 * this device. Until everything is known, and where something cannot be read, there are no steps.
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
