import { t } from '@lingui/core/macro';
import type { CommunityMember } from '@skill-exchange/api-client/types';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';

interface MemberFoldProps {
  member: Pick<CommunityMember, '_id' | 'name' | 'photo' | 'joinedAt' | 'role' | 'isOperator' | 'restriction'>;
  /** Badges after those of roles and restrictions. */
  badges?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** What the row shows while it is open. */
  children: ReactNode;
}

/** A member in a list of operators or moderators: a row that opens. Lists for visitors have `UserCard`, for members `SwapRow`. */
export function MemberFold({ member, badges, isOpen, onToggle, children }: MemberFoldProps) {
  const id = useId();
  const { role, isOperator, restriction } = member;
  return (
    <li data-slot="member-fold">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-18 w-full items-center gap-4 px-4 py-3 text-start hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5"
      >
        <Avatar id={member._id} name={member.name} src={member.photo} size="sm" decorative />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {displayName(member.name)}
          </span>
          <span className="block text-small text-ink-2">{t`Joined ${{ date: formatDate(member.joinedAt) }}`}</span>
        </span>
        <span className="flex flex-wrap justify-end gap-1">
          {isOperator ? <Badge tone="teach">{t`Operator`}</Badge> : null}
          {role === 'moderator' ? <Badge tone="learn">{t`Moderator`}</Badge> : null}
          {restriction === undefined ? null : (
            <Badge tone="danger">{restriction === 'suspended' ? t`Suspended` : t`Limited`}</Badge>
          )}
          {badges}
        </span>
        <ChevronDown aria-hidden="true" className={isOpen ? 'size-5 flex-none rotate-180' : 'size-5 flex-none'} />
      </button>
      <div id={id}>
        {isOpen ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line px-4 py-5 sm:px-5">{children}</div>
        ) : null}
      </div>
    </li>
  );
}
