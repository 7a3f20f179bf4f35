import type { Event } from '@skill-exchange/api-client/types';
import { Banner } from '@skill-exchange/ui/banner';
import { Button } from '@skill-exchange/ui/button';
import { Card } from '@skill-exchange/ui/card';
import { EventEditForm } from '@skill-exchange/ui/event-edit-form';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../shared/drafts.ts';
import { LeaveGuard } from '../../shared/leave-guard.tsx';
import { EventFacts } from './event-facts.tsx';
import { readEventChangeDraft } from './read-drafts.ts';
import { useEventUpdate } from './use-event-update.ts';

/** When, where and for how many an event is, to read and, while it is ahead, to change. */
export function EventSettings({ event }: { event: Event }) {
  const isAhead = event.status === 'Upcoming';
  const draft = useDraft(`event-${event._id}`, readEventChangeDraft);
  const [isEditing, setEditing] = useState(draft.restored !== undefined);
  const [initialDraft, setInitialDraft] = useState(draft.restored);
  const [isDirty, setDirty] = useState(false);
  const section = useFocusThatFollows(isEditing);

  function close(): void {
    draft.drop();
    setInitialDraft(undefined);
    setDirty(false);
    setEditing(false);
  }
  const { save, isPending, failure, forget } = useEventUpdate(event, close);

  return (
    <section aria-labelledby="event-details" ref={section}>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="event-details" className="type-h3">
          Event Details
        </h2>
        {isAhead && !isEditing ? (
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
        ) : null}
      </div>
      <Card className="grid gap-5 p-5 sm:p-6">
        {isAhead ? null : <EndBanner status={event.status} />}
        {isAhead && isEditing ? (
          <EventEditForm
            aria-labelledby="event-details"
            event={event}
            onSubmit={save}
            onCancel={() => {
              forget();
              close();
            }}
            pending={isPending}
            failure={failure}
            initialDraft={initialDraft}
            onDraftChange={draft.keep}
            onDirtyChange={setDirty}
          />
        ) : (
          <EventFacts event={event} />
        )}
      </Card>
      <LeaveGuard when={isEditing && isDirty} onDiscard={draft.drop} />
    </section>
  );
}

/** Puts the focus into the form that a button has opened, and back on the button when the form is gone. */
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

function EndBanner({ status }: { status: Event['status'] }) {
  return status === 'Cancelled' ? (
    <Banner tone="danger">
      <CalendarX aria-hidden="true" />
      Event Canceled
    </Banner>
  ) : (
    <Banner tone="teach">
      <CalendarCheck aria-hidden="true" />
      Event Completed
    </Banner>
  );
}
