import { t } from '@lingui/core/macro';
import { type CohostChoice, useInviteCohost, useRemoveCohost } from '@skill-exchange/api-client/cohosts';
import type { Event, EventScope, MemberRef } from '@skill-exchange/api-client/types';
import { ParticipantRow, PersonList } from '@skill-exchange/ui/components/participant-row';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useId, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { lazyWithPreload, loadOrNotify } from '../../../lib/lazy-with-preload.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';
import { useCohosting } from './cohosting.ts';
import { HandOver } from './hand-over.tsx';
import type { CohostQuestion } from './remove-cohost-dialog.tsx';
import { useCohostSearch } from './use-cohost-search.ts';

const CohostForm = lazyWithPreload(async () => (await import('@skill-exchange/ui/components/cohost-form')).CohostForm);

const RemoveCohostDialog = lazyDialog(
  async () => (await import('./remove-cohost-dialog.tsx')).RemoveCohostDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** The most co-hosts and invitations of an event. */
const maxCohosts = 5;

/** Who hosts an event with its host: the host invites and removes them, and a co-host can step down. */
export function EventCohosts({ event }: { event: Event }) {
  const id = useId();
  const isHost = useCohosting(event) !== 'cohost';
  const [isInviting, setInviting] = useState(false);
  const { cohosts = [], cohostInvitations = [] } = event;
  const canInvite = isHost && event.status === 'Upcoming' && cohosts.length + cohostInvitations.length < maxCohosts;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="type-h3">
          {t`Co-hosts`}
        </h2>
        {canInvite && !isInviting ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void loadOrNotify(CohostForm).then((isLoaded) => setInviting(isLoaded))}
          >
            {t`Invite a co-host`}
          </Button>
        ) : null}
      </div>
      {canInvite && isInviting ? <Invite event={event} onDone={() => setInviting(false)} /> : null}
      {cohosts.length + cohostInvitations.length > 0 ? (
        <PersonList>
          {cohosts.map((member) => (
            <CohostRow key={member._id} event={event} member={member} />
          ))}
          {cohostInvitations.map((member) => (
            <CohostRow key={member._id} event={event} member={member} isInvited />
          ))}
        </PersonList>
      ) : isInviting ? null : (
        <p className="text-small text-ink-2">{t`Nobody yet. Share the work with up to five members.`}</p>
      )}
    </section>
  );
}

function Invite({ event: { _id: eventId, series }, onDone }: { event: Event; onDone: () => void }) {
  const { mutateAsync, isPending } = useInviteCohost();
  const search = useCohostSearch();
  const invite = ({ member, scope }: { member: MemberRef; scope?: EventScope }) =>
    mutateAsync({ eventId, userId: member._id, ...(scope && { scope }) })
      .then(() => {
        onDone();
        notify.success(t`Your invitation is on its way to ${{ name: displayName(member.name) }}.`);
      })
      .catch((error: Error) => toastError(t`We couldn’t invite this member.`, error));
  return (
    <CohostForm
      search={search}
      repeats={series !== undefined}
      pending={isPending}
      onInvite={(invitation) => void invite(invitation)}
      onCancel={onDone}
    />
  );
}

function CohostRow({ event, member, isInvited = false }: { event: Event; member: MemberRef; isInvited?: boolean }) {
  const photoUrl = usePhotoUrl();
  const isMe = useMember()?.userId === member._id;
  const isHost = useCohosting(event) !== 'cohost';
  const [isAsking, setAsking] = useState(false);
  const words = wordsOf(displayName(member.name), isMe ? 'me' : isInvited ? 'invited' : 'cohost');
  const isOffered = event.hostingOffer?._id === member._id;
  const about = isInvited ? t`Invited, no answer yet` : isOffered ? t`Co-host, asked to host` : t`Co-host`;
  const { isRemoving, remove } = useRemoval({ eventId: event._id, userId: member._id }, words);
  return (
    <>
      <ParticipantRow
        person={{ ...member, photo: photoUrl(member.photo), about }}
        href={paths.user.to(member._id)}
        menu={
          event.status === 'Upcoming' && (isMe || isHost) ? (
            <div className="flex flex-wrap justify-end gap-2">
              {isHost && !isInvited ? <HandOver event={event} member={member} /> : null}
              <Button
                variant="danger-quiet"
                size="sm"
                aria-label={words.label}
                pending={isRemoving}
                pendingLabel={t`Removing...`}
                onClick={() => setAsking(true)}
              >
                {words.button}
              </Button>
            </div>
          ) : null
        }
      />
      <RemoveCohostDialog
        repeats={event.series !== undefined}
        words={words}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={remove}
      />
    </>
  );
}

function useRemoval(cohost: Omit<CohostChoice, 'scope'>, { done, failed }: RemovalWords) {
  const { mutateAsync, isPending } = useRemoveCohost();
  // The row is unmounted, which drops callbacks of `mutate`.
  const remove = useSingleFlight((choice: Pick<CohostChoice, 'scope'>) =>
    mutateAsync({ ...cohost, ...choice })
      .then(() => notify.success(done))
      .catch((error: Error) => toastError(failed, error)),
  );
  return { isRemoving: isPending, remove };
}

interface RemovalWords extends CohostQuestion {
  button: string;
  label: string;
  done: string;
  failed: string;
}

/** Returns the words for removing a co-host, withdrawing an invitation, or stepping down. */
function wordsOf(name: string, what: 'me' | 'cohost' | 'invited'): RemovalWords {
  return {
    me: {
      button: t`Step down`,
      label: t`Step down`,
      title: t`Step down as a co-host?`,
      description: t`You no longer answer requests or change this event. The host can invite you again.`,
      confirmLabel: t`Step down`,
      cancelLabel: t`Stay`,
      done: t`You no longer co-host this event.`,
      failed: t`We couldn’t take you off.`,
    },
    cohost: {
      button: t`Remove`,
      label: t`Remove ${name}`,
      title: t`Remove ${name}?`,
      description: t`${name} can no longer answer requests or change this event. You can invite them again.`,
      confirmLabel: t`Remove co-host`,
      cancelLabel: t`Keep co-host`,
      done: t`${name} no longer co-hosts this event.`,
      failed: t`We couldn’t remove this co-host.`,
    },
    invited: {
      button: t`Withdraw`,
      label: t`Withdraw the invitation of ${name}`,
      title: t`Withdraw the invitation of ${name}?`,
      description: t`${name} can no longer accept it. You can invite them again.`,
      confirmLabel: t`Withdraw invitation`,
      cancelLabel: t`Keep invitation`,
      done: t`${name} is no longer invited.`,
      failed: t`We couldn’t withdraw this invitation.`,
    },
  }[what];
}
