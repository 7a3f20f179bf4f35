import { t } from '@lingui/core/macro';
import { useAppealAction, useMyActions } from '@skill-exchange/api-client/moderation';
import type { ModerationAction } from '@skill-exchange/api-client/types';
import { ActionCard } from '@skill-exchange/ui/components/action-card';
import { WordsForm } from '@skill-exchange/ui/components/words-form';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { type ReactNode, useState } from 'react';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';

const appealLength = 2_000;

type MyActionsProps = {
  /** Further content for a currently suspended member. */
  whileSuspended: ReactNode;
};

/** Moderators' decisions about the member, with a way to appeal. */
export function MyActions({ whileSuspended }: MyActionsProps) {
  const query = useMyActions();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading decisions...`} labelAbove>
          <Skeleton className="h-48 w-full" />
        </LoadingStatus>
      }
      failure={t`We couldn’t load the decisions about you`}
      isEmpty={(actions) => actions.length === 0}
      empty={
        <EmptyState
          title={t`All is well`}
        >{t`No moderator has decided anything about you or what you wrote.`}</EmptyState>
      }
    >
      {(actions) => (
        <>
          <div className="grid gap-6">
            {actions.map((action) => (
              <ActionCard key={action._id} action={action}>
                {action.appealUntil === undefined ? null : <AppealForm action={action} />}
              </ActionCard>
            ))}
          </div>
          {actions.some(isSuspension) ? whileSuspended : null}
        </>
      )}
    </QueryView>
  );
}

/** Returns whether a decision currently suspends the member. */
function isSuspension({ kind, isReversed, until }: ModerationAction): boolean {
  return kind === 'suspend' && !isReversed && (until === undefined || Date.parse(until) > Date.now());
}

function AppealForm({ action }: { action: ModerationAction }) {
  const { mutate, isPending, error } = useAppealAction(action._id);
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <WordsForm
        title={t`Appeal`}
        label={t`Why is the decision wrong?`}
        hint={t`Another moderator reads it and decides. You can appeal once.`}
        maxLength={appealLength}
        submitLabel={t`Send appeal`}
        pending={isPending}
        failure={error === null ? undefined : reasonFor(error)}
        onDirtyChange={setDirty}
        onSubmit={(text) => mutate(text, { onSuccess: () => notify.success(t`Your appeal is with the moderators.`) })}
      />
      <LeaveGuard when={isDirty && !isPending} />
    </>
  );
}
