import { useCases } from '@skill-exchange/api-client/moderation';
import type { CaseState } from '@skill-exchange/api-client/types';
import { Tab, TabList } from '@skill-exchange/ui/primitives/tabs';

/** Tabs for the states of cases, with their counts. */
export function QueueTabs({ state }: { state: CaseState }) {
  const { data } = useCases(state);
  const counts = data?.counts;
  return (
    <TabList label="Cases">
      <Tab value="open" count={counts?.open}>
        Open
      </Tab>
      <Tab value="appealed" count={counts?.appealed}>
        Appeals
      </Tab>
      <Tab value="closed" count={counts?.closed}>
        Decided
      </Tab>
    </TabList>
  );
}
