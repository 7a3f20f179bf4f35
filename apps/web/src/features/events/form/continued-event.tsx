import { t } from '@lingui/core/macro';
import { useEventDrafts } from '@skill-exchange/api-client/event-drafts';
import type { SavedEventDraft } from '@skill-exchange/api-client/types';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { QueryView, viewedQuery } from '../../../lib/query-view.tsx';
import { draftOf } from './draft-content.ts';
import { type NewEventStart, readSavedAs } from './event-drafts.ts';

type ContinuedEventProps = {
  draftId: string;
  /** The form. */
  children: (start: NewEventStart) => ReactNode;
};

/** Loads a saved draft for the form for a new event. */
export function ContinuedEvent({ draftId, children }: ContinuedEventProps) {
  const { isStale, isFetchedAfterMount, ...query } = useEventDrafts();
  const [wasFresh] = useState(!isStale);
  const { data, ...others } = viewedQuery(query);
  // Another device may have changed the draft since the list was loaded.
  const drafts = wasFresh || isFetchedAfterMount ? data : undefined;
  return (
    <QueryView
      query={{ data: drafts, ...others }}
      failure={t`Failed to load the draft.`}
      loading={<LoadingStatus label={t`Loading...`} />}
    >
      {(all) => <Form saved={all.find(({ _id }) => _id === draftId)}>{children}</Form>}
    </QueryView>
  );
}

type FormProps = Pick<ContinuedEventProps, 'children'> & { saved: SavedEventDraft | undefined };

/** Keeps the draft it starts with: later ones in the list would replace what is typed. */
function Form({ saved, children }: FormProps) {
  const [start] = useState(
    () =>
      saved && {
        form: `draft-${saved._id}`,
        draft: { ...draftOf(saved.content), ...readSavedAs({ draftId: saved._id, version: saved.version }) },
      },
  );
  if (start !== undefined) return children(start);
  return (
    <EmptyState
      title={t`Draft not found`}
      action={<ButtonLink href={paths.dashboard.createEvent}>{t`Start a new event`}</ButtonLink>}
    >
      {t`It was deleted, or it is an event by now.`}
    </EmptyState>
  );
}
