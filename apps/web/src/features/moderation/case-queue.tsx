import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useCases } from '@skill-exchange/api-client/moderation';
import type { CaseState } from '@skill-exchange/api-client/types';
import { CaseRows, CaseRowsSkeleton, LimitHitList } from '@skill-exchange/ui/components/case-rows';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { NextPage } from '../../lib/next-page.tsx';
import { QueryView } from '../../lib/query-view.tsx';

const labels: Record<CaseState, MessageDescriptor> = {
  open: msg`Open cases`,
  appealed: msg`Appeals`,
  closed: msg`Decided cases`,
};

const empty: Record<CaseState, { title: MessageDescriptor; text: MessageDescriptor }> = {
  open: { title: msg`Nothing waits`, text: msg`New reports show up here.` },
  appealed: { title: msg`No appeals`, text: msg`Members can appeal for 20 days after a decision.` },
  closed: { title: msg`Nothing decided yet`, text: msg`Decided cases show up here.` },
};

type CaseQueueProps = {
  state: CaseState;
  hrefFor: (caseId: string) => string;
  currentId?: string | undefined;
};

/** The cases of a state, and recent counts of exceeded limits. */
export function CaseQueue({ state, hrefFor, currentId }: CaseQueueProps) {
  const query = useCases(state);
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading cases...`} labelAbove>
          <CaseRowsSkeleton />
        </LoadingStatus>
      }
      failure={t`We couldn’t load the cases`}
    >
      {({ cases, limitHits }) => (
        <div className="grid gap-4">
          {cases.length === 0 ? (
            <EmptyState title={i18n._(empty[state].title)}>{i18n._(empty[state].text)}</EmptyState>
          ) : (
            <CaseRows label={i18n._(labels[state])} cases={cases} hrefFor={hrefFor} currentId={currentId} />
          )}
          <NextPage pages={query} className="justify-self-start">
            {state === 'closed' ? t`Show earlier ones` : t`Show later ones`}
          </NextPage>
          {state === 'open' && cases.length > 0 ? (
            <p className="text-small text-ink-2">{t`Most severe first, then oldest. Answer High within 4 hours.`}</p>
          ) : null}
          {limitHits.length > 0 ? (
            <section aria-labelledby="limits" className="mt-4 grid gap-3 text-small">
              <h2 id="limits" className="type-h4">
                {t`Limits met in the last seven days`}
              </h2>
              <LimitHitList hits={limitHits} />
            </section>
          ) : null}
        </div>
      )}
    </QueryView>
  );
}
