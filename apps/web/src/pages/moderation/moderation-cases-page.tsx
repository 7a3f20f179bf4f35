import { t } from '@lingui/core/macro';
import type { CaseState } from '@skill-exchange/api-client/types';
import { BackLink } from '@skill-exchange/ui/components/back-link';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { TabPanel, Tabs } from '@skill-exchange/ui/primitives/tabs';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { moderationPaths, shownCases, shownMembers, shownSkills } from '../../config/moderation-paths.ts';
import { AnySkills } from '../../features/moderation/any-skills.tsx';
import { CaseDetails } from '../../features/moderation/case-details.tsx';
import { CaseQueue } from '../../features/moderation/case-queue.tsx';
import { MemberSearch } from '../../features/moderation/member-search.tsx';
import { QueueTabs } from '../../features/moderation/queue-tabs.tsx';
import { SkillMerges } from '../../features/moderation/skill-merges.tsx';
import { SkillQueue } from '../../features/moderation/skill-queue.tsx';
import { useNextCase } from '../../features/moderation/use-next-case.ts';
import { PageMeta } from '../../lib/page-meta.tsx';

const states: readonly CaseState[] = ['open', 'appealed', 'closed'];

/**
 * `/moderation` and `/moderation/cases/:caseId`: the cases, and one of them next to them. A phone
 * shows one or the other. Or members, or the skills that look alike.
 */
export function CasesPage({ caseId }: { caseId?: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = params.get(shownCases);
  const state = states.find((each) => each === shown) ?? 'open';
  const search = state === 'open' ? '' : `?${shownCases}=${state}`;
  const other = caseId === undefined ? [shownMembers, shownSkills].find((each) => each === shown) : undefined;
  const onPhone = caseId === undefined ? '' : 'max-lg:hidden';
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title={caseId === undefined ? t`Moderation` : t`Case`}
        description={t`Reports and appeals, and what to do about them.`}
      />
      <Tabs
        value={other ?? state}
        onValueChange={(value) => navigate({ pathname: moderationPaths.queue, search: `?${shownCases}=${value}` })}
      >
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <PageHeader title={t`Moderation`} />
          <div className="max-w-full min-w-0">
            <QueueTabs state={state} />
          </div>
        </div>
        {other === shownMembers ? (
          <TabPanel value={shownMembers} tabIndex={-1}>
            <MemberSearch />
          </TabPanel>
        ) : other === shownSkills ? (
          <TabPanel value={shownSkills} tabIndex={-1}>
            <SkillQueue />
            <AnySkills />
            <SkillMerges />
          </TabPanel>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <TabPanel value={state} className={onPhone} tabIndex={-1}>
              <CaseQueue state={state} hrefFor={(id) => `${moderationPaths.case.to(id)}${search}`} currentId={caseId} />
              <ButtonLink href={moderationPaths.log} variant="secondary" size="sm" className="mt-6">
                {t`See the log`}
              </ButtonLink>
            </TabPanel>
            {caseId === undefined ? (
              <EmptyState title={t`Choose a case`} className="max-lg:hidden">
                {t`The arrow keys move through the list, Enter opens a case. The log says who has read messages.`}
              </EmptyState>
            ) : (
              <OneCase key={caseId} caseId={caseId} state={state} search={search} />
            )}
          </div>
        )}
      </Tabs>
    </div>
  );
}

type OneCaseProps = { caseId: string; state: CaseState; search: string };

function OneCase({ caseId, state, search }: OneCaseProps) {
  const navigate = useNavigate();
  const isNext = useLocation().state === 'next';
  const nextId = useNextCase(state, caseId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={`${moderationPaths.queue}${search}`} className="mb-0! justify-self-start lg:hidden">
        {t`Moderation`}
      </BackLink>
      <CaseDetails
        caseId={caseId}
        isNext={isNext}
        onDecided={() => {
          if (nextId === undefined) void navigate(`${moderationPaths.queue}${search}`);
          else void navigate(`${moderationPaths.case.to(nextId)}${search}`, { state: 'next' });
        }}
      />
    </div>
  );
}
