import { type CohostChoice, useInviteCohost, useRemoveCohost } from '@skill-exchange/api-client/cohosts';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Event, EventScope, MemberRef } from '@skill-exchange/api-client/types';
import { usersNamedQuery } from '@skill-exchange/api-client/users';
import { ParticipantRow, PersonList } from '@skill-exchange/ui/components/participant-row';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { lazyWithPreload, loadOrNotify } from '../../lib/lazy-with-preload.ts';
import { notify } from '../../lib/notify.ts';
import { toastError } from '../../lib/toast-error.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useCohosting } from './cohosting.ts';

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
          Co-hosts
        </h2>
        {canInvite && !isInviting ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void loadOrNotify(CohostForm).then((isLoaded) => setInviting(isLoaded))}
          >
            Invite a co-host
          </Button>
        ) : null}
      </div>
      {canInvite && isInviting ? <Invite event={event} onDone={() => setInviting(false)} /> : null}
      {cohosts.length + cohostInvitations.length > 0 ? (
        <PersonList>
          {cohosts.map((member) => (
            <CohostRow key={member._id} event={event} member={member} standing="Co-host" />
          ))}
          {cohostInvitations.map((member) => (
            <CohostRow key={member._id} event={event} member={member} standing="Invited, no answer yet" />
          ))}
        </PersonList>
      ) : isInviting ? null : (
        <p className="text-small text-ink-2">Nobody yet. Share the work with up to five members.</p>
      )}
    </section>
  );
}

function Invite({ event: { _id: eventId, series }, onDone }: { event: Event; onDone: () => void }) {
  const { mutateAsync, isPending } = useInviteCohost();
  const search = useMemberSearch();
  const invite = ({ member, scope }: { member: MemberRef; scope?: EventScope }) =>
    mutateAsync({ eventId, userId: member._id, ...(scope && { scope }) })
      .then(() => {
        onDone();
        notify.success(`Your invitation is on its way to ${displayName(member.name)}.`);
      })
      .catch((error: Error) => toastError('We couldn’t invite this member.', error));
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

/** Members to choose from at once. */
const mostFound = 8;

function useMemberSearch() {
  const [api, client] = [useApi(), useQueryClient()];
  const ownId = useMember()?.userId;
  const photoUrl = usePhotoUrl();
  return async (text: string): Promise<MemberRef[]> => {
    const { pages } = await client.fetchInfiniteQuery(usersNamedQuery(api, text));
    const found = pages.flatMap(({ items }) => items).filter(({ _id }) => _id !== ownId);
    return found.slice(0, mostFound).map(({ _id, name, photo }) => ({ _id, name, photo: photoUrl(photo) }));
  };
}

function CohostRow({ event, member, standing }: { event: Event; member: MemberRef; standing: string }) {
  const photoUrl = usePhotoUrl();
  const isMe = useMember()?.userId === member._id;
  const isHost = useCohosting(event) !== 'cohost';
  const [isAsking, setAsking] = useState(false);
  const { isRemoving, remove } = useRemoval(event._id, member, isMe);
  const label = isMe ? 'Step down' : 'Remove';
  return (
    <>
      <ParticipantRow
        person={{ ...member, photo: photoUrl(member.photo), about: standing }}
        href={paths.user.to(member._id)}
        menu={
          event.status === 'Upcoming' && (isMe || isHost) ? (
            <Button
              variant="danger-quiet"
              size="sm"
              aria-label={isMe ? undefined : `Remove ${displayName(member.name)}`}
              pending={isRemoving}
              pendingLabel="Removing..."
              onClick={() => setAsking(true)}
            >
              {label}
            </Button>
          ) : null
        }
      />
      <RemoveCohostDialog
        event={event}
        member={member}
        isMe={isMe}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={remove}
      />
    </>
  );
}

function useRemoval(eventId: string, { _id: userId, name }: MemberRef, isMe: boolean) {
  const { mutateAsync, isPending } = useRemoveCohost();
  // The row is gone by then, and callbacks of `mutate` are dropped with it.
  const remove = useSingleFlight((choice: Pick<CohostChoice, 'scope'>) =>
    mutateAsync({ eventId, userId, ...choice })
      .then(() =>
        notify.success(`${isMe ? 'You no longer co-host' : `${displayName(name)} no longer co-hosts`} this event.`),
      )
      .catch((error: Error) =>
        toastError(isMe ? 'We couldn’t take you off.' : 'We couldn’t remove this co-host.', error),
      ),
  );
  return { isRemoving: isPending, remove };
}
