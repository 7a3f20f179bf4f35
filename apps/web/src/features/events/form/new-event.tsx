import { t } from '@lingui/core/macro';
import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useCreateEvent } from '@skill-exchange/api-client/events';
import type { NewEvent as EventToCreate, MemberRef } from '@skill-exchange/api-client/types';
import { EventForm } from '@skill-exchange/ui/components/event-form';
import { type EventDraft, emptyDraft } from '@skill-exchange/ui/lib/events/event-fields';
import { toIsoRange } from '@skill-exchange/ui/lib/time/meeting-times';
import { type RepeatDraft, repeatError } from '@skill-exchange/ui/lib/time/repeats';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { LeaveGuard } from '../../../lib/forms/leave-guard.tsx';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { isOnline } from '../../../lib/is-online.ts';
import { lazyWithPreload, usePreload } from '../../../lib/lazy-with-preload.ts';
import { logger } from '../../../lib/logger.ts';
import { notify } from '../../../lib/notify.ts';
import { useMakeRoom } from '../../../lib/plans/use-make-room.ts';
import { useSearchSkills } from '../../../lib/search/use-search-skills.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { type NewEventStart, noRepeat, readEventDraft, readSavedAs, type SavedAs, withRepeat } from './event-drafts.ts';
import { KeptDraftNote } from './kept-draft-note.tsx';
import type { PublishedState } from './published-state.ts';
import { useCover } from './use-cover.ts';
import { notInvited, useInviteNewCohost } from './use-invite-new-cohost.ts';

const unexplained = () => t`An unexpected error occurred.`;
const unanswered = () =>
  `${unexplained()}\n${t`It may have been created. Press Create Event again to make sure. It won't be created twice.`}`;

const offline = () =>
  `${unexplained()}\n${t`You're offline. We kept what you typed, so try again once you're connected.`}`;

// The form works without them.
const NewEventPhoto = lazyWithPreload(async () => (await import('./new-event-photo.tsx')).NewEventPhoto);
const NewEventCohost = lazyWithPreload(async () => (await import('./new-event-cohost.tsx')).NewEventCohost);
const RepeatField = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/repeat-field')).RepeatField,
);
const DraftPreview = lazyWithPreload(async () => (await import('./draft-preview.tsx')).DraftPreview);

const OwnPlansNote = lazyWithPreload(async () => (await import('../registration/own-plans-note.tsx')).OwnPlansNote);

const SaveDraft = lazyWithPreload(async () => (await import('./save-draft.tsx')).SaveDraft);

/**
 * The form that hosts an event. Keeps a draft on the device until it is sent, discarded or saved. A saved one is on the server,
 * where a later save replaces it and the new event deletes it.
 */
export function NewEvent({ start }: { start?: NewEventStart }) {
  const [round, startOver] = useReducer((last: number) => last + 1, 0);
  return <NewEventForm key={round} start={start} onStartOver={startOver} />;
}

/** What is chosen beside the fields of the form. */
type Chosen = { repeat: RepeatDraft; cohost: MemberRef | null };

type NewEventFormProps = { start: NewEventStart | undefined; onStartOver: () => void };

function NewEventForm({ start, onStartOver }: NewEventFormProps) {
  const draft = useDraft(start?.form ?? 'new-event', readEventDraft);
  const initialDraft = draft.restored ?? start?.draft;
  const [typed, setTyped] = useState<EventDraft | undefined>(initialDraft);
  const [repeat, setRepeat] = useState(initialDraft?.repeat ?? noRepeat);
  const [opened] = useState<SavedAs>(() => readSavedAs(initialDraft ?? {}));
  const [savedAs, setSavedAs] = useState(opened);
  const [saved, setSaved] = useState<{ typed: EventDraft | undefined; repeat: RepeatDraft }>({
    typed: start?.draft,
    repeat: start?.draft.repeat ?? noRepeat,
  });
  const [isDirty, setDirty] = useState(false);
  const [copiedPhoto] = useState(start?.photo ?? null);
  const [photo, setPhoto] = useState(copiedPhoto);
  const [failure, setFailure] = useState<string>();
  const [knownCohost] = useState(initialDraft?.cohost ?? null);
  const [cohost, setCohost] = useState(knownCohost);
  const outcome = { onCreated: draft.drop, onFailure: setFailure };
  const { create, isPending, isCreated } = useEventCreation({ photo, cohost }, outcome);
  const hasRepeatField = usePreload(RepeatField);
  const hasPreview = usePreload(DraftPreview);
  const hasPhotoField = usePreload(NewEventPhoto);
  const hasCohostField = usePreload(NewEventCohost);
  const hasSaveDraft = usePreload(SaveDraft);
  const hasNote = usePreload(OwnPlansNote);
  const { date = '', start_time = '', end_time = '' } = typed ?? {};
  const range = toIsoRange({ date, start: start_time, end: end_time });

  const isNew = typed !== saved.typed;
  const repeatsAnew =
    repeat.every !== saved.repeat.every ||
    (repeat.every !== '' && (repeat.dates !== saved.repeat.dates || repeat.until !== saved.repeat.until));
  // A reload restores a saved draft from the tab, too; the next new event starts empty.
  const dropSaved = useEffectEvent(() => {
    if (!isNew && !repeatsAnew && photo === copiedPhoto && cohost === null) draft.drop();
  });
  useEffect(() => () => dropSaved(), []);

  function send(event: EventToCreate): void {
    if (repeatError(repeat, date) !== undefined) return;
    // The tab keeps the draft if the session has ended.
    setSaved({ typed: undefined, repeat: noRepeat });
    const { draftId } = savedAs;
    create({ ...withRepeat(event, repeat, date), ...(draftId !== undefined && { draftId }) });
  }

  function keep(next: EventDraft | undefined, chosen: Partial<Chosen> = {}): void {
    if (next === undefined) return;
    const also = { repeat, cohost, ...chosen };
    draft.keep({ ...next, repeat: also.repeat, ...(also.cohost && { cohost: also.cohost }), ...savedAs });
  }

  // The tab has them, too, for a reload, with what was typed while the draft was being saved.
  const keepSavedAs = useEffectEvent(() => keep(typed));
  useEffect(() => {
    if (savedAs !== opened) keepSavedAs();
  }, [savedAs, opened]);

  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:max-xl:max-w-2xl xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid gap-6">
        {draft.restored === undefined ? null : (
          <KeptDraftNote
            onStartOver={() => {
              draft.drop();
              onStartOver();
            }}
          />
        )}
        <EventForm
          aria-label={t`Create Event`}
          onSubmit={send}
          searchSkills={useSearchSkills()}
          makeRoom={useMakeRoom()}
          pending={isPending}
          failure={failure}
          initialDraft={initialDraft}
          onDraftChange={(next) => {
            keep(next);
            setTyped(next);
          }}
          onDirtyChange={setDirty}
          afterTimes={
            <>
              {hasNote ? <OwnPlansNote start={range?.start_time} end={range?.end_time} /> : null}
              {hasRepeatField ? (
                <RepeatField
                  value={repeat}
                  onValueChange={(next) => {
                    setRepeat(next);
                    keep(typed, { repeat: next });
                  }}
                  day={typed?.date ?? ''}
                  disabled={isPending}
                />
              ) : null}
            </>
          }
          actions={
            <>
              {hasSaveDraft ? (
                <SaveDraft
                  draft={{ ...typed, repeat, ...savedAs }}
                  hasPhoto={photo !== null}
                  disabled={isPending}
                  onSend={(draftId) => {
                    setFailure(undefined);
                    setSavedAs({ ...savedAs, draftId });
                  }}
                  onSaved={() => setSaved({ typed, repeat })}
                  onStored={setSavedAs}
                  onFailure={setFailure}
                />
              ) : null}
              <ButtonLink href={paths.dashboard.events} variant="quiet" className="max-lg:hidden">
                {t`Cancel`}
              </ButtonLink>
            </>
          }
        >
          {hasPhotoField ? <NewEventPhoto value={photo} onValueChange={setPhoto} disabled={isPending} /> : null}
          {hasCohostField ? (
            <NewEventCohost
              value={cohost}
              onValueChange={(next) => {
                setCohost(next);
                keep(typed ?? emptyDraft, { cohost: next });
              }}
              disabled={isPending}
            />
          ) : null}
        </EventForm>
      </div>
      {hasPreview ? (
        <DraftPreview draft={typed} repeat={repeat} photo={photo} className="max-xl:hidden xl:sticky xl:top-28" />
      ) : null}
      <LeaveGuard
        when={((isDirty && isNew) || photo !== copiedPhoto || repeatsAnew || cohost !== knownCohost) && !isCreated}
        onDiscard={draft.drop}
      />
    </div>
  );
}

/** Names the new event for the page after it; a backend may not return its id. */
function stateOf({ title, start_time, end_time }: EventToCreate, _id: string | undefined): PublishedState {
  return _id === undefined ? {} : { published: { _id, title, start_time, end_time } };
}

/** What is sent after the event was created. */
type Extras = { photo: File | null; cohost: MemberRef | null };

type Outcome = { onCreated: () => void; onFailure: (message: string | undefined) => void };

function useEventCreation({ photo, cohost }: Extras, { onCreated, onFailure }: Outcome) {
  const navigate = useNavigateIfMounted();
  const { mutateAsync, isPending } = useCreateEvent();
  const { change: changeCover } = useCover();
  const inviteCohost = useInviteNewCohost();
  const keyFor = useIdempotencyKey();
  const [isCreated, setCreated] = useState(false);

  async function create(event: EventToCreate): Promise<void> {
    onFailure(undefined);
    try {
      const eventId = await mutateAsync({ ...event, idempotencyKey: keyFor(event) });
      setCreated(true);
      onCreated();
      // A backend that does not return the new event's id has no event photos either.
      const lacksPhoto = photo !== null && eventId !== undefined && (await changeCover(eventId, photo)) !== undefined;
      const lacksCohost = cohost !== null && eventId !== undefined && !(await inviteCohost(eventId, cohost, event));
      notify.success(t`Event created successfully!`);
      if (lacksPhoto) notify.error(t`Your event is there, but its photo is not. Add it again with Edit.`);
      if (lacksCohost) notify.error(notInvited(cohost));
      if (lacksPhoto || lacksCohost) navigate(paths.dashboard.event.to(eventId));
      else navigate(paths.dashboard.events, { state: stateOf(event, eventId) });
    } catch (error) {
      logger.failure('Failed to create an event', error);
      const isUnanswered = isApiError(error, 0);
      onFailure(serverMessageOr(error, isUnanswered ? (isOnline() ? unanswered() : offline()) : unexplained()));
    }
  }

  return {
    create: useSingleFlight(create),
    // Until the page is left.
    isPending: isPending || isCreated,
    isCreated,
  };
}
