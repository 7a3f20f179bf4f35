import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx';

interface ReviewTabsProps {
  /** Number of reviews, once loaded. */
  receivedCount: number | undefined;
  givenCount: number | undefined;
  received: ReactNode;
  given: ReactNode;
}

/** Empty states of the two lists, as props of `ReviewList`. Read while rendering, as the texts follow the language. */
export const emptyReviews = {
  get received() {
    return {
      emptyTitle: t`You haven't received any reviews yet`,
      emptyText: t`After a swap, the other member can say how it went.`,
    };
  },
  get given() {
    return {
      emptyTitle: t`You haven't given any reviews yet`,
      emptyText: t`After a swap, say how it went. It helps others choose.`,
    };
  },
};

/** The reviews that a member received, and those they gave. */
export function ReviewTabs({ receivedCount, givenCount, received, given }: ReviewTabsProps) {
  return (
    <Tabs data-slot="review-tabs" defaultValue="received">
      <TabList label={t`Reviews`} className="mb-4">
        <Tab value="received" count={receivedCount}>
          {t`My Reviews`}
        </Tab>
        <Tab value="given" count={givenCount}>
          {t`Reviews Given`}
        </Tab>
      </TabList>
      <TabPanel value="received">{received}</TabPanel>
      <TabPanel value="given">{given}</TabPanel>
    </Tabs>
  );
}
