import { t } from '@lingui/core/macro';
import { useMarkAttendance } from '@skill-exchange/api-client/event-attendance';
import { useEventParticipants } from '@skill-exchange/api-client/registrations';
import type { AttendanceMark, Event, Person } from '@skill-exchange/api-client/types';
import { AttendanceList } from '@skill-exchange/ui/components/attendance-list';
import { PersonListSkeleton } from '@skill-exchange/ui/components/participant-row';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { paths } from '../../../config/paths.ts';
import { QueryView, viewedQuery } from '../../../lib/query-view.tsx';
import { toastError } from '../../../lib/toast-error.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';
import { isAttendanceOpen } from './event-attendance-time.ts';

/** Who came to an event, for its hosts until a week after it. */
export function EventAttendance({ event }: { event: Event }) {
  const query = viewedQuery(useEventParticipants(event._id));
  const photoUrl = usePhotoUrl();
  const { mutate } = useMarkAttendance();
  const now = useNow();
  if (!isAttendanceOpen(event, now, 7 * 24) || (query.data?.length ?? event.current_participants_count) === 0)
    return null;
  const mark = (marks: AttendanceMark[]) =>
    mutate({ eventId: event._id, marks }, { onError: (error) => toastError(t`We couldn’t save who came.`, error) });
  return (
    <AttendanceList
      people={query.data?.map((person) => ({ ...person, photo: photoUrl(person.photo) }))}
      hrefOf={({ _id }: Person) => paths.user.to(_id)}
      onMark={mark}
      fallback={
        <QueryView query={query} failure={t`We couldn’t load your guests.`} loading={<PersonListSkeleton />}>
          {() => null}
        </QueryView>
      }
    />
  );
}
