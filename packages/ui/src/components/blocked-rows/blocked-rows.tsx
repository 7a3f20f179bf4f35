import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BlockedMember } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { localDayTime } from '../../lib/time/local-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';

interface BlockedRowsProps {
  members: BlockedMember[];
  /** The member who is being unblocked. */
  pendingId?: string | undefined;
  onUnblock: (member: BlockedMember) => void;
  /** The page of what the two wrote to each other. */
  conversationHref: (member: BlockedMember) => string;
}

/** Blocked members, each with a link to their messages and a button that unblocks them. */
export function BlockedRows({ members, pendingId, onUnblock, conversationHref }: BlockedRowsProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {members.map((member) => {
        const name = displayName(member.name);
        return (
          <li key={member._id} className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <Avatar id={member._id} name={member.name} src={member.photo} size="sm" decorative />
            <span className="min-w-40 flex-1">
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {name}
              </span>
              <span className="block text-small text-ink-2">{t`Blocked ${{ when: localDayTime(member.since) }}`}</span>
            </span>
            <ButtonLink href={conversationHref(member)} variant="quiet" size="sm">
              <Trans>
                Messages<span className="sr-only"> with {name}</span>
              </Trans>
            </ButtonLink>
            <Button variant="secondary" size="sm" pending={member._id === pendingId} onClick={() => onUnblock(member)}>
              <Trans>
                Unblock<span className="sr-only"> {name}</span>
              </Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
