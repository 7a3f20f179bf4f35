import { t } from '@lingui/core/macro';
import { useMatches } from '@skill-exchange/api-client/matches';
import { useNeeds } from '@skill-exchange/api-client/needs';
import { useRings } from '@skill-exchange/api-client/rings';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { andList } from '@skill-exchange/ui/lib/texts/list-words';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { paths } from '../../config/paths.ts';
import { HiddenFromMatches } from '../../lib/search/hidden-from-matches.tsx';

type Seats = readonly { readonly member: { readonly _id: string; readonly name: string } }[];

/** How long an agreed ring is news, in milliseconds. */
const agreedFor = 30 * 24 * 3_600_000;

/** The others of a ring, by their names. */
const othersOf = (seats: Seats) => andList(seats.slice(1).map(({ member }) => displayName(member.name)));

/** Whether two rings have the same people, whatever they would teach. */
const haveSamePeople = (one: Seats, other: Seats) =>
  one.length === other.length && one.every(({ member: { _id } }) => other.some(({ member }) => member._id === _id));

/**
 * What the member has no part in yet, or nothing to do for: an agreed ring, a possible one, and whether others find
 * them. What waits for them is in "Needs you".
 */
export function HomeRings({ memberId }: { memberId: string }) {
  const { data: rings = [] } = useRings();
  const { data: needs = [] } = useNeeds(memberId);
  const { data: possible } = useMatches({ kind: 'ring' });
  const waiting = new Set(needs.map(({ _id }) => _id));
  const now = useNow();
  const agreed = rings.filter(
    ({ _id, state, agreedAt = '' }) =>
      state === 'agreed' && Date.parse(agreedAt) > now - agreedFor && !waiting.has(_id),
  );
  const open = rings.filter(({ state }) => state === 'open');
  const ring = possible?.matches.find(({ seats }) => !open.some((one) => haveSamePeople(one.seats, seats)));
  return (
    <div className="min-w-0">
      <ul className="mt-4 grid gap-1 text-small text-ink-2 empty:hidden">
        {agreed.map(({ _id, seats }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-2">
            {t`Your ring with ${{ names: othersOf(seats) }} is agreed.`}
            <TextLink variant="row" href={paths.matches}>
              {t`See the ring`}
            </TextLink>
          </li>
        ))}
        {ring === undefined ? null : (
          <li className="flex flex-wrap items-center gap-x-2">
            {t`A ring is possible for you, with ${{ names: othersOf(ring.seats) }}.`}
            <TextLink variant="row" href={`${paths.matches}?show=ring`}>
              {t`See rings`}
            </TextLink>
          </li>
        )}
      </ul>
      <HiddenFromMatches className="mt-4" />
    </div>
  );
}
