import type { CommunityNumbers } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { weeksCompared } from './answer.ts';
import { presentWeek } from './present-week.ts';
import { findWeeks } from './repository.ts';
import { weekOf } from './week-of.ts';

/** Weeks of an answer: a year. */
const maxWeeks = 53;

/** Returns the full weeks of the community, latest first. */
export async function readNumbers({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<CommunityNumbers> {
  const rows = await findWeeks(db, 1 + maxWeeks + weeksCompared);
  const current = weekOf(clock());
  const full = rows.filter(({ starts_on }) => starts_on < current);
  const countedAt = rows[0]?.counted_at.toISOString();
  return {
    ...(countedAt !== undefined && { countedAt }),
    weeks: full.slice(0, maxWeeks).map(({ starts_on, numbers }, index) =>
      presentWeek(
        starts_on,
        numbers,
        full.slice(index + 1, index + 1 + weeksCompared).map((earlier) => earlier.numbers),
      ),
    ),
  };
}
