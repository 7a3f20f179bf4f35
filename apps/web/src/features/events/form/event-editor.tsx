import { t } from '@lingui/core/macro';
import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { EventEditForm } from '@skill-exchange/ui/components/event-edit-form';
import { ScopeField } from '@skill-exchange/ui/components/scope-field';
import { draftOf } from '@skill-exchange/ui/lib/events/event-fields';
import { toIsoRange } from '@skill-exchange/ui/lib/time/meeting-times';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../lib/drafts/use-draft.ts';
import { LeaveGuard } from '../../../lib/forms/leave-guard.tsx';
import { useMakeRoom } from '../../../lib/plans/use-make-room.ts';
import { useSearchSkills } from '../../../lib/search/use-search-skills.ts';
import { useEventUpdate } from '../afterwards/use-event-update.ts';
import { OwnPlansNote } from '../registration/own-plans-note.tsx';
import { scopesOf } from '../series/scopes-of.ts';
import { EventCover } from './event-cover.tsx';
import { readTyped } from './read-typed.ts';

type EventEditorProps = {
  event: Event;
  draft: Draft<unknown>;
  /** A restored draft. */
  stored: unknown;
  /** Called once saved or canceled. */
  onDone: () => void;
};

/** The form with which a host changes an event, and its photo. Takes the focus. */
export function EventEditor({ event, draft, stored, onDone }: EventEditorProps) {
  const [initialDraft] = useState(() => readTyped(stored, draftOf(event)));
  const [isDirty, setDirty] = useState(false);
  const [scope, setScope] = useState<EventScope>('this');
  const { save, isPending, failure } = useEventUpdate(event, onDone);
  const isOver = event.status === 'Completed';
  // Texts of an event that is over are corrected on its date alone.
  const scopes = isOver ? [] : scopesOf(event);
  const [typed, setTyped] = useState(initialDraft);
  const range = typed && toIsoRange({ date: typed.date, start: typed.start_time, end: typed.end_time });
  // A host has known the plans at the time that the event has.
  const isMoved = range !== undefined && range.start_time !== event.start_time;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>('form input')?.focus(), []);
  return (
    <section ref={section} aria-labelledby="event-details" className="grid gap-5">
      <h2 id="event-details" className="type-h3">
        {t`Event Details`}
      </h2>
      {isOver ? null : <EventCover event={event} />}
      <EventEditForm
        aria-labelledby="event-details"
        event={event}
        isOver={isOver}
        onSubmit={(change) => save(event.series && !isOver ? { ...change, scope } : change)}
        onCancel={onDone}
        searchSkills={useSearchSkills()}
        makeRoom={useMakeRoom()}
        pending={isPending}
        failure={failure}
        initialDraft={initialDraft}
        onDraftChange={(next) => {
          setTyped(next);
          draft.keep(next);
        }}
        onDirtyChange={setDirty}
      >
        {isMoved && !isOver ? <OwnPlansNote start={range.start_time} end={range.end_time} eventId={event._id} /> : null}
        {scopes.length > 1 ? (
          <ScopeField
            label={t`Change`}
            scopes={scopes}
            value={scope}
            onValueChange={setScope}
            hint={t`Each date keeps what you changed on it alone. Another day moves each by as many days.`}
          />
        ) : null}
      </EventEditForm>
      <LeaveGuard when={isDirty} onDiscard={draft.drop} />
    </section>
  );
}
