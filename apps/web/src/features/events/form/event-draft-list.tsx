import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useDeleteEventDraft, useEventDrafts, useSaveEventDraft } from '@skill-exchange/api-client/event-drafts';
import type { SavedEventDraft } from '@skill-exchange/api-client/types';
import { DraftRows } from '@skill-exchange/ui/components/draft-rows';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { notify } from '../../../lib/notify.ts';
import { QueryView, viewedQuery } from '../../../lib/query-view.tsx';
import { toastError } from '../../../lib/toast-error.ts';

/** The member's drafts of events; renders nothing without any. */
export function EventDraftList() {
  const headingId = useId();
  const query = viewedQuery(useEventDrafts());
  const { deletingId, remove } = useDraftRemoval();
  const count = query.data?.length ?? 0;
  const home = useFocusFallback<HTMLElement>(count);
  // A backend may have no drafts.
  if (count === 0 && (query.error === null || isApiError(query.error, 404))) return null;
  return (
    <section ref={home} tabIndex={-1} aria-labelledby={headingId}>
      <SectionHeading className="mb-5" title={t`Drafts`} headingId={headingId} scale="panel" direction="teach" />
      <QueryView query={query} failure={t`Failed to fetch your drafts.`} loading={null}>
        {(drafts) => (
          <DraftRows
            drafts={drafts}
            hrefOf={({ _id }) => paths.dashboard.draft(_id)}
            onDelete={remove}
            deletingId={deletingId}
          />
        )}
      </QueryView>
    </section>
  );
}

function useDraftRemoval() {
  const deleting = useDeleteEventDraft();
  const { mutateAsync: save } = useSaveEventDraft();

  const restore = ({ _id, content }: SavedEventDraft) =>
    // The list may be unmounted, which drops callbacks of `mutate`.
    void save({ draftId: _id, content }).catch((error: Error) => toastError(t`We couldn’t undo this.`, error));

  const remove = (draft: SavedEventDraft) =>
    deleting.mutate(draft._id, {
      onSuccess: () => notify.success(t`Draft deleted`, () => restore(draft)),
      onError: (error) => toastError(t`The draft couldn’t be deleted.`, error),
    });

  return { deletingId: deleting.isPending ? deleting.variables : undefined, remove };
}
