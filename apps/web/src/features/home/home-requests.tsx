import { useCreatedEvents } from '@skill-exchange/api-client/events';
import { HomePart, HomePartSkeleton, HomeRow, HomeRows } from '@skill-exchange/ui/components/member-home';
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
        empty={<p className="text-ink-2">No one is waiting for your answer.</p>}
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
