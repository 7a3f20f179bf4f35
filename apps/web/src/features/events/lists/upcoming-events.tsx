import { useEvents } from '@skill-exchange/api-client/events';
import { NoUpcomingEvents } from '@skill-exchange/ui/components/no-upcoming-events';
import { paths } from '../../../config/paths.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { useEventDetails } from '../use-event-details.tsx';
import { EventAgenda, EventsLoading, failure } from './event-agenda.tsx';

/** All upcoming events, or those that teach a skill; empty for all. */
export function UpcomingEvents({ skill = '' }: { skill?: string | undefined }) {
  const query = useEvents(skill);
  const { showMore, dialog } = useEventDetails(query.data);
  return (
    <>
      <QueryView
        query={query}
        loading={<EventsLoading />}
        failure={failure()}
        isEmpty={(events) => events.length === 0 && !query.hasNextPage}
        empty={<NoUpcomingEvents skill={skill} usersHref={paths.users} />}
      >
        {(events) => <EventAgenda events={events} pages={query} onShowMore={showMore} />}
      </QueryView>
      {dialog}
    </>
  );
}
