import { t } from '@lingui/core/macro';
import { plainName } from '@skill-exchange/api-client/name-folding';
import type { User } from '@skill-exchange/api-client/types';
import { SwapRow, SwapRowSkeleton } from '@skill-exchange/ui/components/swap-row';
import { activityOf, languagesOf } from '@skill-exchange/ui/lib/member-facts';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { andList } from '@skill-exchange/ui/lib/texts/list-words';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { paths } from '../../config/paths.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Skills that a row names if none of them matches. */
const named = 3;

type MemberRowProps = {
  user: User;
  /** Words of a search: the skills that it found come first. */
  search?: string;
  headingLevel?: 2 | 3;
};

/** A member as a row, with what they could teach the viewer and learn from them. */
export function MemberRow({ user, search = '', headingLevel = 3 }: MemberRowProps) {
  const photoUrl = usePhotoUrl();
  const hasSessions = useOffers('sessions');
  const { teaches = [], wants = [] } = user.match ?? {};
  const offered = foundFirst(user.skillsOffered, search);
  return (
    <SwapRow
      member={{ ...user, photo: photoUrl(user.photo) }}
      teaches={teaches.length + wants.length > 0 ? teaches : offered}
      learns={wants}
      facts={factsOf(user, search)}
      profileHref={paths.user.to(user._id)}
      proposeHref={hasSessions ? paths.dashboard.sessionWith(user._id) : undefined}
      messageHref={paths.conversation.to(user._id)}
      headingLevel={headingLevel}
    />
  );
}

/** Some members as rows. */
export function SwapRows({ users, headingLevel }: { users: readonly User[]; headingLevel?: 2 | 3 }) {
  return (
    <RowList>
      {users.map((user) => (
        <li key={user._id}>
          <MemberRow user={user} {...(headingLevel && { headingLevel })} />
        </li>
      ))}
    </RowList>
  );
}

/** The list of `MemberRow`s. */
export function RowList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={cx(rows, className)} {...rest} />;
}

/** Their languages and activity, and what they want if it is nothing of the viewer's. */
function factsOf(user: User, search: string): string[] {
  const wanted = user.match?.wants.length ? [] : foundFirst(user.skillsRequested, search);
  const wants = wanted.length > 0 ? t`Wants to learn ${{ skills: andList(wanted.map(skillName)) }}` : null;
  return [wants, languagesOf(user, named), activityOf(user)].filter((fact) => fact !== null);
}

/** Returns a few of a side's skills, those that a search found first. */
function foundFirst(skills: readonly string[], search: string): string[] {
  const isFound = (name: string) =>
    search !== '' && [name, skillName(name)].some((text) => plainName(text).includes(plainName(search)));
  return skills.toSorted((one, other) => Number(isFound(other)) - Number(isFound(one))).slice(0, named);
}

/** The rows while their members are on their way. */
export function SwapRowSkeletons({ count }: { count: number }) {
  return (
    <div className={rows}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike
        <SwapRowSkeleton key={index} />
      ))}
    </div>
  );
}

const rows = 'grid grid-cols-[minmax(0,1fr)] gap-4';
