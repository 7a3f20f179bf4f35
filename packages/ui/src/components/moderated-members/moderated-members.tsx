import { plural, t } from '@lingui/core/macro';
import type { ModeratedMember } from '@skill-exchange/api-client/types';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { CaseRows } from '../case-rows/case-rows.tsx';
import { MemberFold } from '../member-fold/member-fold.tsx';

interface ModeratedMembersProps {
  members: readonly ModeratedMember[];
  /** More members match than are listed. */
  hasMore: boolean;
  /** The member whose cases are open. */
  openId: string | null;
  onOpen: (memberId: string | null) => void;
  profileHref: (memberId: string) => string;
  caseHref: (caseId: string) => string;
  /** Returns the form that opens a case about a member. */
  formOf: (member: ModeratedMember) => ReactNode;
}

/** Members as moderators find them: public facts, the cases about them, and the form for another one. */
export function ModeratedMembers(props: ModeratedMembersProps) {
  const { members, hasMore, openId, onOpen, ...rest } = props;
  const count = members.length;
  return (
    <div data-slot="moderated-members">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {members.map((member) => (
          <MemberFold
            key={member._id}
            member={member}
            badges={<OpenCases member={member} />}
            isOpen={member._id === openId}
            onToggle={() => onOpen(member._id === openId ? null : member._id)}
          >
            <Cases member={member} {...rest} />
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

function OpenCases({ member: { cases } }: { member: ModeratedMember }) {
  const count = cases.filter(({ state }) => state !== 'closed').length;
  return count === 0 ? null : <Badge>{plural(count, { one: '# open case', other: '# open cases' })}</Badge>;
}

type CasesProps = Pick<ModeratedMembersProps, 'profileHref' | 'caseHref' | 'formOf'> & { member: ModeratedMember };

function Cases({ member, profileHref, caseHref, formOf }: CasesProps) {
  const id = useId();
  const { _id, about, cases } = member;
  // Reports on the profile belong to the open case about it.
  const isOpen = cases.some(({ kind, state }) => kind === 'member' && state === 'open');
  return (
    <>
      {about === '' ? null : (
        <p dir="auto" className="line-clamp-6 overflow-hidden! as-written">
          {about}
        </p>
      )}
      <TextLink href={profileHref(_id)} className="justify-self-start">{t`View profile`}</TextLink>
      <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id={id} className="type-h4">
          {t`Cases about them`}
        </h2>
        {cases.length === 0 ? (
          <p className="text-ink-2">{t`There are none.`}</p>
        ) : (
          <CaseRows label={t`Cases about them`} cases={cases} hrefFor={caseHref} />
        )}
      </section>
      {isOpen ? (
        <p className="text-small text-ink-2">{t`Their profile has an open case. Decide that one.`}</p>
      ) : (
        formOf(member)
      )}
    </>
  );
}
