import type { Event } from '@skill-exchange/api-client/types';
import { RemovedBanner, StatusBanner } from '@skill-exchange/ui/components/status-banner';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { Card } from '@skill-exchange/ui/primitives/card';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../lib/lazy-with-preload.ts';
import { readEventChangeDraft } from './event-drafts.ts';
import { EventFacts } from './event-facts.tsx';
import { RestoreEvent } from './restore-event.tsx';
import { SignUps } from './sign-ups.tsx';

const EventEditor = lazyWithPreload(async () => (await import('./event-editor.tsx')).EventEditor);

const EventCover = lazyWithPreload(async () => (await import('./event-cover.tsx')).EventCover);

/** An event's times, link and size, which can be changed while it is upcoming. */
export function EventSettings({ event }: { event: Event }) {
  const isAhead = event.status === 'Upcoming';
  const draft = useDraft(`event-${event._id}`, readEventChangeDraft);
  const [wantsToEdit, setWantsToEdit] = useState(false);
  const [initialDraft, setInitialDraft] = useState(draft.restored);
  const isEditing = wantsToEdit && isAhead;
  const section = useFocusThatFollows(isEditing);
  usePreload(EventEditor);
  const hasCoverField = usePreload(EventCover);

  // Keeps the facts until the form is loaded.
  const edit = useCallback(() => void loadOrNotify(EventEditor).then(setWantsToEdit), []);
  const hasDraft = draft.restored !== undefined;
  useEffect(() => {
    if (hasDraft) edit();
  }, [hasDraft, edit]);

  function close(): void {
    draft.drop();
    setInitialDraft(undefined);
    setWantsToEdit(false);
  }

  return (
    <section aria-labelledby="event-details" ref={section}>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="event-details" className="type-h3">
          Event Details
        </h2>
        <div className="flex flex-wrap justify-end gap-2">
          {isEditing ? null : (
            <ButtonLink href={paths.dashboard.copyEvent(event._id)} variant="quiet" size="sm">
              <Copy aria-hidden="true" />
              Duplicate
            </ButtonLink>
          )}
          {isAhead && !isEditing ? (
            <Button variant="secondary" size="sm" onClick={edit}>
              <Pencil aria-hidden="true" />
              Edit
            </Button>
          ) : null}
        </div>
      </div>
      <Card className="grid gap-5 p-5 sm:p-6">
        {event.isHidden ? (
          <RemovedBanner>
            <TextLink href={paths.accountActions}>Read why</TextLink>
          </RemovedBanner>
        ) : null}
        {isAhead ? null : <StatusBanner status={event.status} />}
        <RestoreEvent event={event} />
        {isEditing ? (
          <EventEditor event={event} draft={draft} initialDraft={initialDraft} onDone={close} />
        ) : (
          <>
            <EventFacts event={event} />
            <SignUps event={event} />
          </>
        )}
        {hasCoverField && isAhead ? <EventCover event={event} /> : null}
      </Card>
    </section>
  );
}

/** Focuses the form that a button has opened, and the button again when the form closes. */
function useFocusThatFollows(isEditing: boolean) {
  const section = useRef<HTMLElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    section.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isEditing]);
  return section;
}
