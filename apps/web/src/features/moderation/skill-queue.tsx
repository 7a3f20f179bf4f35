import { t } from '@lingui/core/macro';
import { useKeepSkillPair, useMergeSkills, useSkillPairs } from '@skill-exchange/api-client/skill-merges';
import type { SkillPair, UsedSkill } from '@skill-exchange/api-client/types';
import { MergeDialog } from '@skill-exchange/ui/components/merge-dialog';
import { SkillPairCard, SkillPairSkeleton } from '@skill-exchange/ui/components/skill-pair-card';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { NextPage } from '../../lib/next-page.tsx';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

/** Pairs of similar skills. A moderator merges a pair, after a dialog that lists what moves, or keeps both. */
export function SkillQueue() {
  const query = useSkillPairs();
  const merging = useMergeSkills();
  const keeping = useKeepSkillPair();
  const { isOpen, thing, show, close } = useDialogSubject<{ from: UsedSkill; into: UsedSkill }>();

  function merge({ from, into }: { from: UsedSkill; into: UsedSkill }): void {
    const body = { fromSkill: from._id, intoSkill: into._id };
    merging.mutate(body, {
      onSuccess: () => notify.success(t`${{ before: from.name }} is now ${{ now: into.name }}.`),
      onError: (error) => toastError(t`We couldn’t merge these skills.`, error),
      onSettled: close,
    });
  }

  function keep({ skills: [one, two] }: SkillPair): void {
    if (one === undefined || two === undefined) return;
    keeping.mutate(
      { skillOne: one._id, skillTwo: two._id },
      {
        onSuccess: (message) => notify.success(message),
        onError: (error) => toastError(t`We couldn’t keep these skills.`, error),
      },
    );
  }

  function pendingOf({ skills }: SkillPair): 'merge' | 'keep' | undefined {
    const has = (id: string | undefined) => skills.some(({ _id }) => _id === id);
    if (merging.isPending && has(merging.variables.fromSkill) && has(merging.variables.intoSkill)) return 'merge';
    if (keeping.isPending && has(keeping.variables.skillOne) && has(keeping.variables.skillTwo)) return 'keep';
    return undefined;
  }

  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading skills...`} labelAbove>
          <SkillPairSkeleton />
        </LoadingStatus>
      }
      failure={t`We couldn’t load the skills`}
      isEmpty={({ pairs }) => pairs.length === 0}
      empty={
        <EmptyState title={t`No skills look alike`}>{t`New names that are close to others show up here.`}</EmptyState>
      }
    >
      {({ pairs }) => (
        <>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            {pairs.map((pair) => (
              <li key={pair._id}>
                <SkillPairCard
                  pair={pair}
                  headingLevel={2}
                  pending={pendingOf(pair)}
                  onMerge={(from, into) => show({ from, into })}
                  onKeep={keep}
                />
              </li>
            ))}
          </ul>
          <NextPage pages={query} className="mt-6">{t`Show more`}</NextPage>
          {thing === null ? null : (
            <MergeDialog
              {...thing}
              open={isOpen}
              onOpenChange={(open) => (open ? undefined : close())}
              pending={merging.isPending}
              onConfirm={() => merge(thing)}
            />
          )}
        </>
      )}
    </QueryView>
  );
}
