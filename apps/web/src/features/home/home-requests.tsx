import { useCreatedEvents } from '@skill-exchange/api-client/events';
import { HomePart, HomePartSkeleton, HomeRow, HomeRows } from '@skill-exchange/ui/components/member-home';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { paths } from '../../config/paths.ts';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { shownInPart } from './shown-in-part.ts';

/** Events that the member hosts and others ask to join. */
export function HomeRequests() {
  const query = viewedQuery(useCreatedEvents('Upcoming'));
  return (
    <HomePart title="Requests to answer">
      <QueryView
        query={{ ...query, data: query.data?.filter(({ requests }) => requests.length > 0) }}
        loading={<HomePartSkeleton label="Loading your requests..." />}
        failure="We couldn't load the requests"
        isEmpty={(events) => events.length === 0}
        empty={
          <EmptyState
            title="No one is waiting for you"
            action={
              <ButtonLink href={paths.dashboard.createEvent} variant="teach" size="sm">
                Plan an event
              </ButtonLink>
            }
          >
            People who ask to join an event of yours show up here.
          </EmptyState>
        }
      >
        {(events) => (
          <HomeRows>
            {events.slice(0, shownInPart).map(({ _id, title, requests }) => (
              <HomeRow
                key={_id}
                href={paths.dashboard.event.to(_id)}
                title={title}
                mark={requests.length === 1 ? '1 request' : `${requests.length} requests`}
              />
            ))}
          </HomeRows>
        )}
      </QueryView>
    </HomePart>
  );
}
