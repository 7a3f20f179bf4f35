import { plural, t } from '@lingui/core/macro';
import { useEventUpdates, useSendEventUpdate, useThankGuests } from '@skill-exchange/api-client/event-updates';
import type { Event } from '@skill-exchange/api-client/types';
import type { UpdateDraft } from '@skill-exchange/ui/components/event-update-form';
import { EventUpdates as Section, UpdateList } from '@skill-exchange/ui/components/event-updates';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { Button } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { type ComponentProps, useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { lazyWithPreload, loadOrNotify } from '../../../lib/lazy-with-preload.ts';
import { notify } from '../../../lib/notify.ts';
import { QueryView, viewedQuery } from '../../../lib/query-view.tsx';
import { isRecord } from '../../../lib/storage/parse-stored.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { useRegistrationState } from '../registration/leave-event.tsx';

/** Guests can be thanked until seven days after the end. */
const thanksMs = 7 * 24 * 3_600_000;

const EventUpdateForm = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/event-update-form')).EventUpdateForm,
);

/** What the hosts wrote to all guests, with a form for them. The server decides what a member on the waitlist reads. */
export function EventUpdates({ event }: { event: Event }) {
  const state = useRegistrationState(event);
  if (state === 'host') return <HostUpdates key={event._id} event={event} />;
  return <Updates eventId={event._id} isGuest={state === 'registered'} />;
}

function Updates({ eventId, isGuest }: { eventId: string; isGuest: boolean }) {
  const query = viewedQuery(useEventUpdates(eventId));
  // A backend may have none for the waitlist.
  if (!isGuest && query.error !== null) return null;
  // Most events have none.
  if (query.data?.length === 0 || (query.data === undefined && query.error === null)) return null;
  return (
    <Section>
      <List query={query} />
    </Section>
  );
}

function HostUpdates({ event }: { event: Event }) {
  const query = viewedQuery(useEventUpdates(event._id));
  const isThanks = event.status === 'Completed';
  const [sending, thanking] = [useSendEventUpdate(), useThankGuests()];
  const { mutateAsync, isPending } = isThanks ? thanking : sending;
  const keyFor = useIdempotencyKey();
  // The same words may be sent again on purpose.
  const [sentBefore, setSentBefore] = useState(0);
  const [isWriting, setWriting] = useState(false);
  const canThank = useNow() < Date.parse(event.end_time) + thanksMs && event.thankedAt === undefined;
  const canWrite = event.status === 'Upcoming' || (isThanks && canThank);
  const send = (update: UpdateDraft) =>
    mutateAsync({ eventId: event._id, ...update, idempotencyKey: keyFor({ ...update, sentBefore }) })
      .then((sent) => {
        setWriting(false);
        setSentBefore((count) => count + 1);
        notify.success(sentInWords(sent?.sentTo ?? 0));
        return true;
      })
      .catch((error: Error) => {
        toastError(t`We couldn’t send your message.`, error);
        return false;
      });
  return (
    <Section
      action={
        canWrite && !isWriting ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void loadOrNotify(EventUpdateForm).then((isLoaded) => setWriting(isLoaded))}
          >
            {isThanks ? t`Thank the guests` : t`Write to all guests`}
          </Button>
        ) : null
      }
    >
      {canWrite && isWriting ? (
        <UpdateForm
          eventId={event._id}
          waiting={event.waitlist?.count}
          isThanks={isThanks}
          pending={isPending}
          onSend={send}
          onCancel={() => setWriting(false)}
        />
      ) : null}
      <List query={query} />
    </Section>
  );
}

type UpdateFormProps = Omit<ComponentProps<typeof EventUpdateForm>, 'onSend'> & {
  eventId: string;
  /** Resolves to true once the server has it. */
  onSend: (update: UpdateDraft) => Promise<boolean>;
};

function UpdateForm({ eventId, onSend, onCancel, ...form }: UpdateFormProps) {
  const { restored, keep, drop } = useDraft(`update-${eventId}`, readUpdateDraft);
  return (
    <EventUpdateForm
      initialDraft={restored}
      onDraftChange={keep}
      onSend={(update) => void onSend(update).then((isSent) => isSent && drop())}
      onCancel={() => {
        drop();
        onCancel();
      }}
      {...form}
    />
  );
}

function readUpdateDraft(stored: unknown): UpdateDraft | undefined {
  if (!isRecord(stored) || typeof stored.text !== 'string') return undefined;
  return { text: stored.text, toWaitlist: stored.toWaitlist === true };
}

function List({ query }: { query: ReturnType<typeof viewedQuery<ReturnType<typeof useEventUpdates>['data']>> }) {
  return (
    <QueryView
      query={query}
      failure={t`We couldn’t load the updates.`}
      loading={<LoadingStatus label={t`Loading...`} />}
      isEmpty={(updates) => updates?.length === 0}
      empty={
        <p className="text-small text-ink-2">{t`Nothing yet. Your guests read here what you write to all of them.`}</p>
      }
    >
      {(updates) => <UpdateList updates={updates ?? []} />}
    </QueryView>
  );
}

function sentInWords(sentTo: number): string {
  if (sentTo === 0) return t`Your message is on the event’s page.`;
  return plural(sentTo, {
    one: t`Your message is on its way to # member.`,
    other: t`Your message is on its way to # members.`,
  });
}
