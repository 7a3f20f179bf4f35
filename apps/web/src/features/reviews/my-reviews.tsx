import { useGivenReviews, useReceivedReviews } from '@skill-exchange/api-client/reviews';
import { EmptyState } from '@skill-exchange/ui/empty-state';
import { NoReviewsArt } from '@skill-exchange/ui/illustration';
import { LoadingStatus } from '@skill-exchange/ui/loading-status';
import { Skeleton } from '@skill-exchange/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@skill-exchange/ui/tabs';
import { QueryView } from '../../shared/query-view.tsx';
import { ReviewItem } from './review-item.tsx';

/** Reviews that the member received, and those they gave. */
export function MyReviews({ ownId }: { ownId: string }) {
  return (
    <Tabs defaultValue="received">
      <TabList label="Reviews" className="mb-4">
        <Tab value="received">My Reviews</Tab>
        <Tab value="given">Reviews Given</Tab>
      </TabList>
      <TabPanel value="received">
        <ReceivedReviews ownId={ownId} />
      </TabPanel>
      <TabPanel value="given">
        <GivenReviews />
      </TabPanel>
    </Tabs>
  );
}

function ReceivedReviews({ ownId }: { ownId: string }) {
  return (
    <ReviewList
      query={useReceivedReviews(ownId)}
      emptyTitle="You haven't received any reviews yet"
      emptyReason="After a swap, the other member can say how it went."
    />
  );
}

function GivenReviews() {
  return (
    <ReviewList
      query={useGivenReviews()}
      emptyTitle="You haven't given any reviews yet"
      emptyReason="After a swap, say how it went: it helps others to choose."
    />
  );
}

type ReviewListProps = {
  query: ReturnType<typeof useGivenReviews>;
  emptyTitle: string;
  emptyReason: string;
};

function ReviewList({ query, emptyTitle, emptyReason }: ReviewListProps) {
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label="Loading...">
          <div className="grid gap-6">
            <Skeleton shape="block" className="h-24" />
            <Skeleton shape="block" className="h-24" />
          </div>
        </LoadingStatus>
      }
      failure="Couldn't load reviews"
      isEmpty={(reviews) => reviews.length === 0}
      empty={
        <EmptyState title={emptyTitle} illustration={<NoReviewsArt />}>
          {emptyReason}
        </EmptyState>
      }
    >
      {(reviews) => (
        <ul>
          {reviews.map((review) => (
            <li key={review._id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
