import type { User } from '@skill-exchange/api-client/types';
import { useRecommendedUsers, useUser } from '@skill-exchange/api-client/users';
import { HomePart, HomePartSkeleton, HomeRow, HomeRows } from '@skill-exchange/ui/components/member-home';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { Avatar } from '@skill-exchange/ui/primitives/avatar';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { swapMatch, swapWords } from '../../lib/swap-match.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { shownInPart } from './shown-in-part.ts';

/** Members who teach what the member wants to learn, and want what the member teaches. */
export function HomeMatches({ memberId }: { memberId: string }) {
  const me = useUser(memberId);
  const others = useRecommendedUsers();
  const photoUrl = usePhotoUrl();
  const refetch = () => {
    for (const query of [me, others]) if (query.isError) void query.refetch();
  };
  return (
    <HomePart title="You could swap">
      <QueryView
        query={{ data: matchesOf(me.data, others.data), error: me.error ?? others.error, refetch }}
        loading={<HomePartSkeleton label="Looking for matches..." />}
        failure="We couldn't look for matches"
        isEmpty={(matches) => matches.length === 0}
        empty={
          <EmptyState
            title="No swap in sight yet"
            action={
              <ButtonLink href={paths.dashboard.profile} variant="secondary" size="sm">
                Add your skills
              </ButtonLink>
            }
          >
            The more you say you teach and want to learn, the sooner someone fits.
          </EmptyState>
        }
      >
        {(matches) => (
          <HomeRows>
            {matches.map(({ user: { _id, name, photo }, words }) => (
              <HomeRow
                key={_id}
                href={paths.user.to(_id)}
                title={displayName(name)}
                detail={words}
                start={<Avatar id={_id} name={name} src={photoUrl(photo)} size="sm" decorative />}
              />
            ))}
          </HomeRows>
        )}
      </QueryView>
    </HomePart>
  );
}

type Match = { user: User; words: string };

/** Undefined until both sides are known. */
function matchesOf(me: User | undefined, others: readonly User[] | undefined): Match[] | undefined {
  if (me === undefined) return undefined;
  return others
    ?.map((user) => ({ user, words: swapWords(swapMatch(me, user)) }))
    .filter((match): match is Match => match.words !== null)
    .slice(0, shownInPart);
}
