import { t } from '@lingui/core/macro';
import { useCases } from '@skill-exchange/api-client/moderation';
import { useSkillPairs } from '@skill-exchange/api-client/skill-merges';
import type { CaseState } from '@skill-exchange/api-client/types';
import { Tab, TabList } from '@skill-exchange/ui/primitives/tabs';

/** Tabs for the states of cases, for members and for similar skills, with counts of what waits. */
export function QueueTabs({ state }: { state: CaseState }) {
  const { data } = useCases(state);
  const { data: skills } = useSkillPairs();
  const counts = data?.counts;
  return (
    <TabList label={t`Queues`}>
      <Tab value="open" count={counts?.open}>
        {t`Open`}
      </Tab>
      <Tab value="appealed" count={counts?.appealed}>
        {t`Appeals`}
      </Tab>
      <Tab value="closed" count={counts?.closed}>
        {t`Decided`}
      </Tab>
      <Tab value="members">{t`Members`}</Tab>
      <Tab value="skills" count={skills?.waiting}>
        {t`Skills`}
      </Tab>
    </TabList>
  );
}
