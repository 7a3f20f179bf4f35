import { t } from '@lingui/core/macro';
import { useLearnEvents, useSomeEvents } from '@skill-exchange/api-client/events';
import { EventRowGrid, EventRowSkeleton } from '@skill-exchange/ui/components/event-row';
import { NoFeaturedEvents } from '@skill-exchange/ui/components/no-featured';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { paths } from '../../../config/paths.ts';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { ListedEvent } from '../listed-event.tsx';
import { useEventDetails } from '../use-event-details.tsx';

/** Events on the landing page; "Explore More" shows when there are more. */
const shown = 3;

/** The landing page's events. Members see those that teach what they want, if any; otherwise the next ones. */
export function FeaturedEvents({ isCompact = false }: { isCompact?: boolean }) {
  const isMember = useMember() !== null;
  const forMember = useLearnEvents({ enabled: isMember });
  const isMatched = isMember && forMember.data?.length !== 0;
  const forVisitor = useSomeEvents({ enabled: !isMatched });
  const query = isMatched ? forMember : forVisitor;
  const { showMore, dialog } = useEventDetails(query.data);

  return (
    <section aria-labelledby="featured-events">
      <SectionHeading
        headingId="featured-events"
        title={t`Featured Events`}
        scale={isCompact ? 'panel' : 'page'}
        className="mb-6"
        end={
          (query.data?.length ?? 0) > shown ? (
            <ButtonLink href={paths.events} variant="secondary">
              {t`Explore More`}
            </ButtonLink>
          ) : null
        }
      />
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading events...`}>
            <EventRowGrid>
              {['first', 'second', 'third'].map((row) => (
                <li key={row}>
                  <EventRowSkeleton />
                </li>
              ))}
            </EventRowGrid>
          </LoadingStatus>
        }
        failure={isMatched ? t`Failed to top fetch events` : t`Failed to fetch top events`}
        isEmpty={(events) => events.length === 0}
        empty={
          <NoFeaturedEvents createHref={isMember ? paths.dashboard.createEvent : null} signUpHref={paths.signup} />
        }
      >
        {(events) => (
          <EventRowGrid>
            {events.slice(0, shown).map((event) => (
              <li key={event._id}>
                <ListedEvent event={event} withDay onShowMore={showMore} />
              </li>
            ))}
          </EventRowGrid>
        )}
      </QueryView>
      {dialog}
    </section>
  );
}
