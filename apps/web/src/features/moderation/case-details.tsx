import { t } from '@lingui/core/macro';
import { useCase, useDecideAppeal, useDecideCase } from '@skill-exchange/api-client/moderation';
import type { Case, ModerationAction } from '@skill-exchange/api-client/types';
import { ActionCard } from '@skill-exchange/ui/components/action-card';
import { CaseView } from '@skill-exchange/ui/components/case-view';
import { DecisionForm } from '@skill-exchange/ui/components/decision-form';
import { WordsForm } from '@skill-exchange/ui/components/words-form';
import { Banner } from '@skill-exchange/ui/primitives/banner';
import { Card } from '@skill-exchange/ui/primitives/card';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Radio, RadioGroup } from '@skill-exchange/ui/primitives/radio-group';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useCallback, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

type CaseDetailsProps = {
  caseId: string;
  /** The case opened automatically after another one, so its heading takes the focus. */
  isNext: boolean;
  onDecided: () => void;
};

/** A case with all its reports, the decision or the form for it, and earlier decisions about the member. */
export function CaseDetails({ caseId, isNext, onDecided }: CaseDetailsProps) {
  const query = useCase(caseId);
  const photoUrl = usePhotoUrl();
  const focusHeading = useCallback((heading: HTMLElement | null) => (isNext ? heading?.focus() : undefined), [isNext]);
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading the case...`} labelAbove>
          <Skeleton className="h-72 w-full" />
        </LoadingStatus>
      }
      failure={t`We couldn’t load this case`}
    >
      {(one) => (
        <Card as="article" className="grid grid-cols-[minmax(0,1fr)] gap-8 p-5 sm:p-7">
          <CaseView
            case={one}
            memberHref={paths.user.to(one.member._id)}
            photoUrl={photoUrl}
            headingRef={focusHeading}
          />
          {one.state === 'open' ? <OpenCase one={one} onDecided={onDecided} /> : null}
          {one.action === undefined ? null : <DecidedCase one={one} action={one.action} />}
          <History actions={one.history} />
        </Card>
      )}
    </QueryView>
  );
}

function OpenCase({ one, onDecided }: { one: Case; onDecided: () => void }) {
  const { mutate, isPending, error } = useDecideCase(one._id);
  const [isDirty, setDirty] = useState(false);
  if (one.cannotDecide !== undefined) return <Banner>{one.cannotDecide}</Banner>;

  function decided(): void {
    notify.success(t`The case is decided.`);
    onDecided();
  }

  return (
    <>
      {one.opening !== undefined && !one.choices.includes('suspend') ? (
        <Banner>{t`You opened this case. Another moderator decides about a suspension.`}</Banner>
      ) : null}
      <DecisionForm
        kind={one.kind}
        memberName={one.member.name}
        choices={one.choices}
        pending={isPending}
        failure={error === null ? undefined : reasonFor(error)}
        onDirtyChange={setDirty}
        onSubmit={(decision) => mutate(decision, { onSuccess: decided })}
      />
      <LeaveGuard when={isDirty && !isPending} />
    </>
  );
}

function DecidedCase({ one, action }: { one: Case; action: ModerationAction }) {
  return (
    <section aria-labelledby="decision" className="grid gap-4">
      <h3 id="decision" className="type-h4">
        {t`The decision`}
      </h3>
      <ActionCard action={action} headingLevel={4}>
        {one.state === 'appealed' ? <AppealDecision action={action} /> : null}
      </ActionCard>
    </section>
  );
}

function AppealDecision({ action }: { action: ModerationAction }) {
  const { mutate, isPending, error } = useDecideAppeal(action._id);
  const [outcome, setOutcome] = useState<'upheld' | 'reversed'>('upheld');
  const [isDirty, setDirty] = useState(false);
  if (action.cannotDecide !== undefined) return <Banner>{action.cannotDecide}</Banner>;
  return (
    <>
      <WordsForm
        title={t`Decide the appeal`}
        label={t`What do you say to the member?`}
        maxLength={1_000}
        submitLabel={t`Send the decision`}
        pending={isPending}
        onDirtyChange={setDirty}
        failure={error === null ? undefined : reasonFor(error)}
        onSubmit={(words) => mutate({ outcome, words }, { onSuccess: () => notify.success(t`The appeal is decided.`) })}
      >
        <RadioGroup
          label={t`Decision`}
          value={outcome}
          onValueChange={(value) => setOutcome(value === 'reversed' ? 'reversed' : 'upheld')}
        >
          <Radio value="upheld" label={t`Decline the appeal`} hint={t`The first decision stays.`} />
          <Radio value="reversed" label={t`Accept the appeal`} hint={t`What the decision did is undone.`} />
        </RadioGroup>
      </WordsForm>
      <LeaveGuard when={isDirty && !isPending} />
    </>
  );
}

function History({ actions }: { actions: Case['history'] }) {
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <h3 id="history" className="type-h4">
        {t`Earlier decisions about this member`}
      </h3>
      {actions.length === 0 ? <p className="text-ink-2">{t`There are none.`}</p> : null}
      {actions.map((action) => (
        <ActionCard key={action._id} action={action} headingLevel={4} />
      ))}
    </section>
  );
}
