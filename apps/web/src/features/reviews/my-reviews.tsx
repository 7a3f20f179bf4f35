import { useGivenReviews, useReceivedReviews } from '@skill-exchange/api-client/reviews';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { Tab, TabList, TabPanel, Tabs } from '@skill-exchange/ui/primitives/tabs';
import { paths } from '../../config/paths.ts';
import { viewedQuery } from '../../lib/query-view.tsx';
import { ReviewsOf } from './reviews-of.tsx';

/** Reviews that the member received, and those they gave. */
export function MyReviews({ ownId }: { ownId: string }) {
  const received = viewedQuery(useReceivedReviews(ownId));
  const given = viewedQuery(useGivenReviews());
  const toSessions = <ToSessions />;
  return (
    <Tabs defaultValue="received">
      <TabList label="Reviews" className="mb-4">
        <Tab value="received" count={received.data?.length}>
          My Reviews
        </Tab>
        <Tab value="given" count={given.data?.length}>
          Reviews Given
        </Tab>
      </TabList>
      <TabPanel value="received">
        <ReviewsOf
          query={received}
          expanded
          headingLevel={2}
          emptyTitle="You haven't received any reviews yet"
          emptyText="After a swap, the other member can say how it went."
          emptyAction={toSessions}
        />
      </TabPanel>
      <TabPanel value="given">
        <ReviewsOf
          query={given}
          names="subject"
          expanded
          headingLevel={2}
          emptyTitle="You haven't given any reviews yet"
          emptyText="After a swap, say how it went. It helps others choose."
          emptyAction={toSessions}
        />
      </TabPanel>
    </Tabs>
  );
}

function ToSessions() {
  return (
    <ButtonLink href={paths.dashboard.session} variant="learn">
      Go to my sessions
    </ButtonLink>
  );
}
