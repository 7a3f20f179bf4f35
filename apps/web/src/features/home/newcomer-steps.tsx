import { useSessions } from '@skill-exchange/api-client/sessions';
import { HomeSteps } from './home-steps.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** A newcomer's first steps outside of Home; nothing for other members. */
export function NewcomerSteps({ memberId }: { memberId: string }) {
  const { data: sessions } = useSessions();
  const { isDone, isOpen, putAway } = useFirstSteps(memberId, sessions);
  return isOpen ? <HomeSteps isDone={isDone} onPutAway={putAway} className="mb-10" /> : null;
}
