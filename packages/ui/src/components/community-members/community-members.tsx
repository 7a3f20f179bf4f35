import { plural, t } from '@lingui/core/macro';
import type { CommunityMember } from '@skill-exchange/api-client/types';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { commaList } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

/** What an operator does to a member. */
export type MemberTask = 'moderator' | 'operator' | 'logOut' | 'codes';

interface CommunityMembersProps {
  members: readonly CommunityMember[];
  /** More members match than are listed. */
  hasMore: boolean;
  /** The operator who reads the list. */
  ownId: string;
  /** The member whose facts are open. */
  openId: string | null;
  onOpen: (memberId: string | null) => void;
  profileHref: (memberId: string) => string;
  onTask: (member: CommunityMember, task: MemberTask) => void;
}

/** Members as operators see them, each with their facts and what can be done; what they write is not there. */
export function CommunityMembers(props: CommunityMembersProps) {
  const { members, hasMore, openId, onOpen, ...rest } = props;
  const count = members.length;
  return (
    <div data-slot="community-members">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {members.map((member) => (
          <Row
            key={member._id}
            member={member}
            isOpen={member._id === openId}
            onToggle={() => onOpen(member._id === openId ? null : member._id)}
            {...rest}
          />
        ))}
      </ul>
      {hasMore ? (
        <p className="mt-4 text-small text-ink-2">
          {plural(count, {
            one: 'These are the first #. Search for a name to find others.',
            other: 'These are the first #. Search for a name to find others.',
          })}
        </p>
      ) : null}
    </div>
  );
}

type RowProps = Pick<CommunityMembersProps, 'ownId' | 'profileHref' | 'onTask'> & {
  member: CommunityMember;
  isOpen: boolean;
  onToggle: () => void;
};

function Row({ member, isOpen, onToggle, ...rest }: RowProps) {
  const id = useId();
  return (
    <li>
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
          <States member={member} />
        </span>
        <ChevronDown aria-hidden="true" className={isOpen ? 'size-5 flex-none rotate-180' : 'size-5 flex-none'} />
      </button>
      <div id={id}>{isOpen ? <Facts member={member} {...rest} /> : null}</div>
    </li>
  );
}

function States({ member }: { member: CommunityMember }) {
  const { role, isOperator, restriction, isConfirmed } = member;
  return (
    <>
      {isOperator ? <Badge tone="teach">{t`Operator`}</Badge> : null}
      {role === 'moderator' ? <Badge tone="learn">{t`Moderator`}</Badge> : null}
      {restriction === undefined ? null : (
        <Badge tone="danger">{restriction === 'suspended' ? t`Suspended` : t`Limited`}</Badge>
      )}
      {isConfirmed ? null : <Badge tone="neutral">{t`Unconfirmed`}</Badge>}
    </>
  );
}

const protectionOf = ({ hasCodes, passkeys }: CommunityMember) => {
  const keys = passkeys === 0 ? [] : [plural(passkeys, { one: '# passkey', other: '# passkeys' })];
  return commaList([...(hasCodes ? [t`Two-factor codes`] : []), ...keys]) || t`Password alone`;
};

const logInWords = ({ logIns }: CommunityMember) =>
  logIns === 0
    ? t`Logged in nowhere`
    : plural(logIns, { one: 'Logged in on # device', other: 'Logged in on # devices' });

function roleWords({ role, isOperator }: CommunityMember): string {
  if (role === 'moderator') return isOperator ? t`Member, operator and moderator` : t`Member, moderator`;
  return isOperator ? t`Member, operator` : t`Member`;
}

function Facts({ member, ownId, profileHref, onTask }: Omit<RowProps, 'isOpen' | 'onToggle'>) {
  const { _id, role, isOperator, seenOn, hasCodes } = member;
  const isOwn = _id === ownId;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line px-4 py-5 sm:px-5">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label={t`Role`}>{roleWords(member)}</Fact>
        <Fact label={t`Here last`}>{seenOn === undefined ? t`Not known, or they hide it` : formatDate(seenOn)}</Fact>
        <Fact label={t`Log-ins`}>{logInWords(member)}</Fact>
        <Fact label={t`Protection`}>{protectionOf(member)}</Fact>
        <Fact label={t`Profile`}>
          <TextLink href={profileHref(_id)}>{t`View profile`}</TextLink>
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onTask(member, 'moderator')}>
          {role === 'moderator' ? t`Dismiss as moderator` : t`Make a moderator`}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onTask(member, 'operator')}>
          {isOperator ? t`Dismiss as operator` : t`Make an operator`}
        </Button>
        {isOwn ? null : (
          <Button variant="secondary" size="sm" onClick={() => onTask(member, 'logOut')}>
            {t`Log out everywhere`}
          </Button>
        )}
        {hasCodes && !isOwn ? (
          <Button variant="secondary" size="sm" onClick={() => onTask(member, 'codes')}>
            {t`Turn off their codes`}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
