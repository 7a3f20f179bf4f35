import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useCreateEvent } from '@skill-exchange/api-client/events';
import type { NewEvent as EventToCreate } from '@skill-exchange/api-client/types';
import { EventForm } from '@skill-exchange/ui/components/event-form';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useDraft } from '../../lib/drafts.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { LeaveGuard } from '../../lib/leave-guard.tsx';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { useSearchSkills } from '../../lib/use-search-skills.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { KeptDraftNote } from './kept-draft-note.tsx';
import { readEventDraft } from './read-drafts.ts';

const unexplained = 'An unexpected error occurred.';
const unanswered = `${unexplained}\nIt may have been created. Press Create Event again to make sure. It won't be created twice.`;

const offline = `${unexplained}\nYou're offline. We kept what you typed, so try again once you're connected.`;

// The form works without it.
const DraftPreview = lazyWithPreload(async () => (await import('./draft-preview.tsx')).DraftPreview);

/** The form that hosts an event. What is typed stays in the tab until it is sent or given up. */
export function NewEvent() {
  const draft = useDraft('new-event', readEventDraft);
  const [initialDraft, setInitialDraft] = useState(draft.restored);
  const [typed, setTyped] = useState(draft.restored);
  const [isDirty, setDirty] = useState(false);
  const { create, isPending, isCreated, failure } = useEventCreation(draft.drop);
  const hasPreview = usePreload(DraftPreview);

  return (
    <div className="grid items-start gap-x-10 gap-y-6 max-xl:max-w-2xl xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid gap-6">
        {initialDraft ? (
          <KeptDraftNote
            onStartOver={() => {
              draft.drop();
              setInitialDraft(undefined);
              setTyped(undefined);
            }}
          />
        ) : null}
        <EventForm
          key={initialDraft ? 'kept' : 'new'}
          aria-label="Create Event"
          onSubmit={create}
          searchSkills={useSearchSkills()}
          pending={isPending}
          failure={failure}
          initialDraft={initialDraft}
          onDraftChange={(next) => {
            draft.keep(next);
            setTyped(next);
          }}
          onDirtyChange={setDirty}
          actions={
            <ButtonLink href={paths.dashboard.events} variant="quiet">
              Cancel
            </ButtonLink>
          }
        />
      </div>
      {hasPreview ? <DraftPreview draft={typed} className="max-xl:hidden xl:sticky xl:top-28" /> : null}
      <LeaveGuard when={isDirty && !isCreated} onDiscard={draft.drop} />
    </div>
  );
}

function useEventCreation(onCreated: () => void) {
  const navigate = useNavigateHere();
  const { mutateAsync, isPending } = useCreateEvent();
  const keyFor = useIdempotencyKey();
  const [isCreated, setCreated] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function create(event: EventToCreate): Promise<void> {
    setFailure(undefined);
    try {
      await mutateAsync({ ...event, idempotencyKey: keyFor(event) });
      setCreated(true);
      onCreated();
      notify.success('Event created successfully!');
      navigate(paths.dashboard.events);
    } catch (error) {
      logger.failure('Failed to create an event', error);
      const isUnanswered = isApiError(error, 0);
      setFailure(serverMessageOr(error, isUnanswered ? (navigator.onLine ? unanswered : offline) : unexplained));
    }
  }

  return {
    create: useSingleFlight(create),
    // Until the page has gone.
    isPending: isPending || isCreated,
    isCreated,
    failure,
  };
}
