import { useEvents } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { EventCardGrid } from '@skill-exchange/ui/components/event-card';
import { NoEventsArt } from '@skill-exchange/ui/components/illustration';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useCallback } from 'react';
import { paths } from '../../config/paths.ts';
import { LoadMore } from '../../lib/load-more.tsx';
import { LongList } from '../../lib/long-list.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { EventCardSkeletons, OneEvent } from './event-cards.tsx';
import { useEventDetails } from './use-event-details.tsx';

const loadingText = 'Loading events...';
const failure = 'Failed to fetch events.';

/** Every upcoming event, soonest first, loaded page by page as the user scrolls. */
export function UpcomingEvents() {
  const query = useEvents();
  const { showMore, dialog } = useEventDetails(query.data);
  const render = useCallback(
    (event: Event) => <OneEvent event={event} variant="listing" headingLevel={2} onShowMore={showMore} />,
    [showMore],
  );
  return (
    <>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={loadingText} labelAbove>
            <EventCardSkeletons count={6} />
          </LoadingStatus>
        }
        failure={failure}
        isEmpty={(events) => events.length === 0}
        empty={
          <EmptyState
            title="No events found."
            illustration={<NoEventsArt />}
            action={
              <ButtonLink href={paths.users} variant="learn">
                Browse members
              </ButtonLink>
            }
          >
            Nothing is scheduled right now. A swap for two needs no event, so find someone to trade with.
          </EmptyState>
        }
      >
        {(events) => (
          <>
            <LongList items={events} Grid={EventCardGrid} Place="li" render={render} />
            <LoadMore pages={query} loadingText={loadingText} failure={failure} />
          </>
        )}
      </QueryView>
      {dialog}
    </>
  );
}
