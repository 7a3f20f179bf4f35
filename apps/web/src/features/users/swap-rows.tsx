import { t } from '@lingui/core/macro';
import type { User } from '@skill-exchange/api-client/types';
import { SwapRow, SwapRowSkeleton } from '@skill-exchange/ui/components/swap-row';
import { activityOf, languagesOf } from '@skill-exchange/ui/lib/member-facts';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { andList } from '@skill-exchange/ui/lib/texts/list-words';
import { paths } from '../../config/paths.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Skills that a row names if none of them matches. */
const named = 3;

type SwapRowsProps = { users: readonly User[]; headingLevel?: 2 | 3 };

/** Members as rows, with what they could teach the viewer and learn from them. */
export function SwapRows({ users, headingLevel = 3 }: SwapRowsProps) {
  const photoUrl = usePhotoUrl();
  const hasSessions = useOffers('sessions');
  return (
    <ul className={list}>
      {users.map((user) => (
        <li key={user._id}>
          <SwapRow
            member={{ ...user, photo: photoUrl(user.photo) }}
            teaches={user.match?.teaches ?? user.skillsOffered.slice(0, named)}
            learns={user.match?.wants ?? []}
            facts={factsOf(user)}
            profileHref={paths.user.to(user._id)}
            proposeHref={hasSessions ? paths.dashboard.sessionWith(user._id) : undefined}
            messageHref={paths.conversation.to(user._id)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

/** Their languages and activity, and what they want if it is nothing of the viewer's. */
function factsOf(user: User): string[] {
  const wanted = user.match?.wants.length ? [] : user.skillsRequested.slice(0, named);
  const wants = wanted.length > 0 ? t`Wants to learn ${{ skills: andList(wanted.map(skillName)) }}` : null;
  return [wants, languagesOf(user, named), activityOf(user)].filter((fact) => fact !== null);
}

/** The rows while their members are on their way. */
export function SwapRowSkeletons({ count }: { count: number }) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike
        <SwapRowSkeleton key={index} />
      ))}
    </div>
  );
}

const list = 'grid grid-cols-[minmax(0,1fr)] gap-4';
