import { plural, t } from '@lingui/core/macro';
import type { CommunityMember } from '@skill-exchange/api-client/types';
import type { ReactNode } from 'react';
import { commaList } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { MemberFold } from '../member-fold/member-fold.tsx';

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
          <MemberFold
            key={member._id}
            member={member}
            badges={member.isConfirmed ? null : <Badge tone="neutral">{t`Unconfirmed`}</Badge>}
            isOpen={member._id === openId}
            onToggle={() => onOpen(member._id === openId ? null : member._id)}
          >
            <Facts member={member} {...rest} />
          </MemberFold>
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

type FactsProps = Pick<CommunityMembersProps, 'ownId' | 'profileHref' | 'onTask'> & { member: CommunityMember };

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

function Facts({ member, ownId, profileHref, onTask }: FactsProps) {
  const { _id, role, isOperator, seenOn, hasCodes } = member;
  const isOwn = _id === ownId;
  return (
    <>
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
    </>
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
