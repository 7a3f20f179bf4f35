import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Invitation } from '@skill-exchange/api-client/types';
import Copy from 'lucide-react/icons/copy';
import Unlink from 'lucide-react/icons/unlink';
import type { ComponentProps } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { commaList } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { ActionMenu } from '../action-menu/action-menu.tsx';

interface InvitationListProps extends Omit<ComponentProps<'ul'>, 'onCopy'> {
  invitations: readonly Invitation[];
  /** Now, in milliseconds. */
  now: number;
  onCopy: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
}

/** Links that let people in: what each is for, how many people it lets in, and who has joined by it. */
export function InvitationList({ invitations, now, onCopy, onRevoke, ...props }: InvitationListProps) {
  return (
    <ul
      data-slot="invitation-list"
      className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
      {...props}
    >
      {invitations.map((invitation) => (
        <Row key={invitation._id} invitation={invitation} now={now} onCopy={onCopy} onRevoke={onRevoke} />
      ))}
    </ul>
  );
}

/** Returns why an invitation lets nobody in; undefined if it does. */
function endOf({ isRevoked, used, uses, expiresAt }: Invitation, now: number): string | undefined {
  if (isRevoked) return t`Revoked`;
  if (used >= uses) return t`All used`;
  return Date.parse(expiresAt) <= now ? t`Ended ${{ day: formatDate(expiresAt) }}` : undefined;
}

type RowProps = Pick<InvitationListProps, 'now' | 'onCopy' | 'onRevoke'> & { invitation: Invitation };

function Row({ invitation, now, onCopy, onRevoke }: RowProps) {
  const { label, uses, used, createdAt, expiresAt, joined, madeBy } = invitation;
  const end = endOf(invitation, now);
  const left = uses - used;
  const made = formatDate(createdAt);
  const names = commaList(joined.map(({ name }) => displayName(name)));
  const title = label.trim() || plural(uses, { one: 'Link for one person', other: 'Link for # people' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className={end === undefined ? 'font-semibold wrap-anywhere' : 'text-ink-2 wrap-anywhere'}>
          {title}
        </p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {madeBy === undefined ? made : t`${{ name: displayName(madeBy.name) }}, ${made}`}
        </p>
        {joined.length === 0 ? null : <p className="text-small wrap-anywhere">{t`Joined: ${names}`}</p>}
      </div>
      <div className="w-36 text-small">
        <p>
          <Trans>
            <strong>{left}</strong> of {uses} left
          </Trans>
        </p>
        <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-chip bg-sunken">
          <div className="h-full bg-teach" style={{ inlineSize: `${(used / uses) * 100}%` }} />
        </div>
      </div>
      <p className="w-40 text-small text-ink-2">{end ?? t`Ends ${{ day: formatDate(expiresAt) }}`}</p>
      {end === undefined ? (
        <div className="flex">
          <IconButton label={t`Copy the link: ${title}`} onClick={() => onCopy(invitation)}>
            <Copy aria-hidden="true" />
          </IconButton>
          <ActionMenu
            label={t`More: ${title}`}
            actions={[
              {
                label: t`Revoke`,
                icon: <Unlink aria-hidden="true" />,
                tone: 'danger',
                onSelect: () => onRevoke(invitation),
              },
            ]}
          />
        </div>
      ) : null}
    </li>
  );
}
