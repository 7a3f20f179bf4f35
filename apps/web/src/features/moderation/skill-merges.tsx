import { t } from '@lingui/core/macro';
import { useSkillMerges, useUndoSkillMerge } from '@skill-exchange/api-client/skill-merges';
import type { SkillMerge } from '@skill-exchange/api-client/types';
import { SkillMergeRows } from '@skill-exchange/ui/components/skill-merge-rows';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { NextPage } from '../../lib/next-page.tsx';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

/** Merged and hidden skills, latest first, each of which can be undone. */
export function SkillMerges() {
  const query = useSkillMerges();
  const { mutate, isPending, variables } = useUndoSkillMerge();
  const undo = ({ _id, from, into, isHidden }: SkillMerge) =>
    mutate(_id, {
      onSuccess: () =>
        notify.success(
          isHidden
            ? t`Everybody sees ${{ name: from.name }} again.`
            : t`${{ one: from.name }} and ${{ other: into.name }} are two skills again.`,
        ),
      onError: (error) =>
        toastError(isHidden ? t`We couldn’t show this skill.` : t`We couldn’t undo this merge.`, error),
    });
  return (
    <section aria-labelledby="merges" className="mt-10 grid gap-4">
      <h2 id="merges" className="type-h3">
        {t`Merged and hidden skills`}
      </h2>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading merges...`} labelAbove>
            <Skeleton className="h-18 w-full" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load the merges`}
        isEmpty={(merges) => merges.length === 0}
        empty={
          <EmptyState
            title={t`Nothing merged yet`}
          >{t`Merged and hidden skills show up here, and each can be undone.`}</EmptyState>
        }
      >
        {(merges) => (
          <>
            <SkillMergeRows merges={merges} undoingId={isPending ? variables : undefined} onUndo={undo} />
            <NextPage pages={query} className="justify-self-start">{t`Show earlier ones`}</NextPage>
          </>
        )}
      </QueryView>
    </section>
  );
}
