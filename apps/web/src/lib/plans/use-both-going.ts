import { useSharedEvents } from '@skill-exchange/api-client/shared-events';
import { localDayTime } from '@skill-exchange/ui/lib/time/local-time';
import { paths } from '../../config/paths.ts';
import { useLoggedFailure } from '../query-view.tsx';

/** Returns the next event to which both members go, for the note in their conversation; undefined without one. */
export function useBothGoing(otherId = '', isReading: boolean) {
  const { events, error } = useSharedEvents(otherId, { enabled: isReading && otherId !== '' });
  // The conversation is complete without it, so nothing else reports a failure.
  useLoggedFailure('Error fetching events of a conversation', error);
  const [next, ...later] = events;
  if (next === undefined) return undefined;
  const { _id, title, start_time } = next;
  return { title, href: paths.event.to(_id), when: localDayTime(start_time), later: later.length };
}
