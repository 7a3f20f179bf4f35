import { foldText } from '@skill-exchange/api-client/fold-text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { aliasKey, isOneEditApart } from './alias-key.ts';

/** Too many shorter words are one letter apart. */
const shortestTypo = 5;
const mostCorrected = 5;

/** A skill, and the name or alias that led to it. */
export interface Correction {
  id: string;
  name: string;
  own_name: string;
}

/** A name that starts or ends like a text, by its key. */
interface Candidate {
  place: number;
  key: string;
  own_name: string;
  skill_id: string;
  of_member: boolean;
}

/**
 * Returns up to five skills for each text that is one letter away from their name, the likeliest first: those of the
 * catalog, or with `ofMembers` otherwise those that members have added. Two statements, for any number of texts.
 */
export async function findCorrections(
  db: Kysely<Database>,
  texts: readonly string[],
  { ofMembers }: { ofMembers: boolean },
): Promise<Map<string, Correction[]>> {
  const asked = texts.map((text) => ({ text, alias: aliasKey(text), folded: foldText(text) }));
  const candidates = await findCandidates(db, asked, ofMembers);
  const near = asked.map(({ text, alias, folded }, index) => {
    const own = candidates.filter(({ place }) => place === index);
    const aliases = nearest(
      alias,
      own.filter(({ of_member }) => !of_member),
    );
    const names = own.filter(({ of_member }) => of_member);
    return [text, aliases.length > 0 ? aliases : nearest(folded, names)] as const;
  });
  const roots = await findRootsByUse(
    db,
    near.flatMap(([, found]) => found.map(({ skill_id }) => skill_id)),
  );
  return new Map(near.map(([text, found]) => [text, bestOf(found, roots)]));
}

type Near = Candidate & { unlikeliness: number };

function nearest(typed: string, candidates: readonly Candidate[]): Near[] {
  return candidates
    .filter(({ key }) => isOneEditApart(typed, key))
    .map((candidate) => ({ ...candidate, unlikeliness: unlikelinessOf(typed, candidate.key) }));
}

/** People rarely mistype the first letter, and omit or double a letter more often than they replace it. */
function unlikelinessOf(typed: string, name: string): number {
  const isOtherStart = typed[0] !== name[0];
  const isOtherLetter = typed.length === name.length && [...typed].sort().join('') !== [...name].sort().join('');
  return (isOtherStart ? 2 : 0) + (isOtherLetter ? 1 : 0);
}

type Root = { id: string; name: string; rank: number };

function bestOf(found: readonly Near[], roots: ReadonlyMap<string, Root>): Correction[] {
  const ranked = found.flatMap(({ skill_id, own_name, unlikeliness }) => {
    const root = roots.get(skill_id);
    return root === undefined ? [] : [{ ...root, own_name, unlikeliness }];
  });
  const sorted = ranked.toSorted((one, two) => one.unlikeliness - two.unlikeliness || one.rank - two.rank);
  const best = new Map<string, Correction>();
  for (const { id, name, own_name } of sorted) if (!best.has(id)) best.set(id, { id, name, own_name });
  return [...best.values()].slice(0, mostCorrected);
}

/** The parts of a key that one wrong letter leaves as they are: its start, or its end, reversed. */
function partsOf(key: string) {
  const letters = [...key];
  const middle = Math.floor(letters.length / 2);
  // A transposition across the middle changes both halves, so the two letters there are left out.
  const start = letters.slice(0, middle - 1).join('');
  const end = letters
    .toReversed()
    .slice(0, letters.length - middle - 1)
    .join('');
  return { start, end, length: letters.length };
}

interface Asked {
  alias: string;
  folded: string;
}

/** Finds names of similar length with the same start or the same end. Texts that are too short have none. */
async function findCandidates(db: Kysely<Database>, asked: readonly Asked[], ofMembers: boolean): Promise<Candidate[]> {
  const ofAliases = typosOf(asked.map(({ alias }) => alias));
  const ofNames = ofMembers ? typosOf(asked.map(({ folded }) => folded)) : [];
  if (ofAliases.length + ofNames.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select place, alias_key as key, name as own_name, skill_id, false as of_member
    from ${askedAs(ofAliases)} cross join lateral (
      select * from skill_aliases where length(alias_key) = any(lengths) and ${startsWith('alias_key', 'start')}
      union
      select * from skill_aliases where length(alias_key) = any(lengths) and ${startsWith('reverse(alias_key)', 'ending')}
    ) as alias
    union all
    select place, plain_name(name_folded), name, id, true
    from ${askedAs(ofNames)} cross join lateral (
      select * from skills where ${isOfMembers} and ${startsWith('plain_name(name_folded)', 'start')}
      union
      select * from skills where ${isOfMembers} and ${startsWith('reverse(plain_name(name_folded))', 'ending')}
    ) as skill
    order by own_name`.execute(db);
  return rows;
}

type Typo = ReturnType<typeof partsOf> & { place: number };

function typosOf(keys: readonly string[]): Typo[] {
  return keys.map((key, place) => ({ place, ...partsOf(key) })).filter(({ length }) => length >= shortestTypo);
}

const askedAs = (typos: readonly Typo[]) => sql`(
  select place, start, ending, array[length - 1, length, length + 1] as lengths
  from unnest(
    ${typos.map(({ place }) => place)}::int[], ${typos.map(({ start }) => start)}::text[],
    ${typos.map(({ end }) => end)}::text[], ${typos.map(({ length }) => length)}::int[]
  ) as typo (place, start, ending, length)
) as asked`;

const isOfMembers = sql`not is_merged and not is_dormant and length(plain_name(name_folded)) = any(lengths)`;

/** As a range: an index serves no LIKE whose pattern is in a row. The last character of Unicode follows all others. */
const startsWith = (key: string, part: string) => sql`${sql.raw(key)} collate "C" >= ${sql.ref(part)} collate "C"
  and ${sql.raw(key)} collate "C" < (${sql.ref(part)} || chr(1114111)) collate "C"`;

/** Returns the skills that these are another name of, or themselves, with their rank: the most used first. */
async function findRootsByUse(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, Root>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Root & { own_id: string }>`
    select named.id as own_id, root.id, root.name,
      row_number() over (order by root.holders desc, length(root.name), root.name) as rank
    from skills as named join skills as root on root.id = coalesce(named.canonical_id, named.id) and not root.is_merged
    where named.id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map(({ own_id, ...root }) => [own_id, root]));
}
