import type { Kysely } from 'kysely';
import type { Database } from '../../../../apps/server/src/db/schema.ts';
import { demoSkills } from '../../../../apps/server/src/demo/community.ts';
import { readWords } from '../../../../apps/server/src/modules/search/read-words.ts';
import { skillKey } from '../../../../apps/server/src/modules/skills/skill-key.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter names are other names with one letter changed. */
const shortest = 5;

/** A linear congruential generator: the same numbers in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** The text with one letter more, less or other, or two that changed places. */
export function withSlip(text: string, pick: (below: number) => number): string {
  const at = pick(text.length);
  const letter = letters[pick(letters.length)] ?? 'a';
  const kind = pick(4);
  if (kind === 0) return text.slice(0, at) + letter + text.slice(at);
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 2) return text.slice(0, at) + letter + text.slice(at + 1);
  const [one = '', other = ''] = text.slice(at, at + 2);
  return text.slice(0, at) + other + one + text.slice(at + 2);
}

/** Adds the skills of the demo community, and counts the typos of their names that lead to the right one. */
export async function countCorrected(db: Kysely<Database>, count: number): Promise<number> {
  const names = Object.keys(demoSkills);
  const rows = names.map((name) => ({ name, name_key: skillKey(name) }));
  await db
    .insertInto('skills')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const long = names.filter((name) => name.length >= shortest);
  const pick = numbers(7);
  let right = 0;
  for (let made = 0; made < count; ) {
    const name = long[pick(long.length)] ?? '';
    const slip = withSlip(name.toLowerCase(), pick);
    if (skillKey(slip) === skillKey(name)) continue;
    made += 1;
    const { skills } = await readWords(db, slip, false);
    if (skills[0]?.name === name) right += 1;
  }
  return right;
}
