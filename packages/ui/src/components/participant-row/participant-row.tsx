import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Person } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { timeAgo } from '../../lib/time/time-ago.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Chip, ChipList } from '../../primitives/chip/chip.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface ParticipantRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  person: Person;
  /** The person's profile; without it the name is plain text. */
  href?: string | undefined;
}

/** A participant of an event, inside a `PersonList`. */
export function ParticipantRow({ menu, ...row }: ParticipantRowProps & { menu?: ReactNode }) {
  return (
    <PersonRow {...row} nameId={useId()}>
      {menu}
    </PersonRow>
  );
}

interface RequestRowProps extends ParticipantRowProps {
  onApprove: (person: Person) => void;
  onDecline: (person: Person) => void;
  /** `ActionMenu` with what is done rarely, such as a decline with a reason. */
  menu?: ReactNode;
  pending?: 'approve' | 'decline' | undefined;
  /** Id of the note that the event is full. */
  fullNoteId?: string | undefined;
}

/** A request to join an event, with Approve and Decline. */
export function RequestRow({ onApprove, onDecline, menu, pending, fullNoteId, ...row }: RequestRowProps) {
  const nameId = useId();
  const { person } = row;
  return (
    <PersonRow {...row} nameId={nameId} askedAt={person.signedUpAt}>
      <Button
        size="sm"
        className="max-sm:flex-1"
        aria-describedby={fullNoteId === undefined ? nameId : `${nameId} ${fullNoteId}`}
        disabled={pending === 'decline'}
        pending={pending === 'approve'}
        pendingLabel={t`Approving...`}
        onClick={() => onApprove(person)}
      >
        {t`Approve`}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-describedby={nameId}
        disabled={pending === 'approve'}
        pending={pending === 'decline'}
        pendingLabel={t`Declining...`}
        onClick={() => onDecline(person)}
      >
        {t`Decline`}
      </Button>
      {menu}
    </PersonRow>
  );
}

interface ApprovedRowProps extends ParticipantRowProps {
  onUndo: (person: Person) => void;
  pending?: boolean | undefined;
}

/** A request that was just approved, with Undo. */
export function ApprovedRow({ onUndo, pending, ...row }: ApprovedRowProps) {
  const nameId = useId();
  return (
    <PersonRow {...row} nameId={nameId}>
      <p className="flex items-center gap-1 text-small font-semibold text-teach-ink">
        <Check aria-hidden="true" className="size-4" />
        {t`Approved`}
      </p>
      <Button
        variant="quiet"
        size="sm"
        aria-describedby={nameId}
        pending={pending}
        pendingLabel={t`Undoing...`}
        onClick={() => onUndo(row.person)}
      >
        {t`Undo`}
      </Button>
    </PersonRow>
  );
}

interface PersonRowProps extends ParticipantRowProps {
  nameId: string;
  /** When they asked to join. */
  askedAt?: string | undefined;
  children?: ReactNode;
}

function PersonRow({ person, href, nameId, askedAt, className, children, ...rest }: PersonRowProps) {
  const message = (
    <span>
      <LinkedText>{person.message ?? ''}</LinkedText>
    </span>
  );
  return (
    <li
      data-slot="person-row"
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0', className)}
      {...rest}
    >
      <div className="flex min-w-[min(16rem,100%)] flex-1 items-start gap-4">
        <Avatar id={person._id} name={person.name} src={person.photo} decorative />
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span id={nameId} dir="auto" className="font-semibold wrap-anywhere">
              <NameLink href={href}>{displayName(person.name)}</NameLink>
            </span>
            {askedAt === undefined ? null : <Asked at={askedAt} />}
          </p>
          {person.message ? (
            <p dir="auto" className="text-small as-written">
              <Trans>“{message}”</Trans>
            </p>
          ) : (
            <p dir="auto" className="line-clamp-2 text-small text-ink-2 wrap-anywhere">
              {person.about || t`No information available`}
            </p>
          )}
          {person.dates === undefined ? null : (
            <p className="mt-1 text-small font-semibold">{plural(person.dates, { other: 'Asks to join # dates' })}</p>
          )}
          {person.wants === undefined ? null : (
            <ChipList className="mt-2">
              {person.wants.map((skill) => (
                <Chip key={skill} kind="wants">{t`Wants ${{ skill: skillName(skill) }}`}</Chip>
              ))}
            </ChipList>
          )}
        </div>
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:ps-16">{children}</div> : null}
    </li>
  );
}

function Asked({ at }: { at: string }) {
  const now = useNow();
  return <time dateTime={at} className="text-small text-ink-2">{t`asked ${{ when: timeAgo(at, now) }}`}</time>;
}

export function PersonList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul data-slot="person-list" className={cx('min-w-0', className)} {...rest} />;
}

export function PersonListSkeleton() {
  return (
    <LoadingStatus label={t`Loading...`}>
      {Array.from({ length: 3 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders.
        <div key={index} className="flex items-center gap-4 border-b border-line py-4 last:border-0">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-40 max-w-full" />
            <Skeleton className="w-3/4" direction="left" />
          </div>
        </div>
      ))}
    </LoadingStatus>
  );
}
