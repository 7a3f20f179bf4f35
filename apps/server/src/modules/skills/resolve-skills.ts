import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { aliasKey, isOneEditApart, type Reading, readingsOf } from './alias-key.ts';
import { skillKey } from './skill-key.ts';

export interface ResolvedSkill {
  /** Never a merged skill: those have a `canonical_id`. */
  id: string;
  name: string;
  /** The alias that the text matched, as usually written ("JS"); null if it matched the skill's own name. */
  matched: string | null;
  /** Whether the text matched only after the correction of one letter. */
  isCorrected: boolean;
}

/** Too many shorter words are one letter apart. */
const shortestTypo = 5;
const mostCorrected = 5;

/**
 * Returns the skill that a text names, in any language and spelling of the catalog. If there is none, returns up to five
 * skills that are one letter away, the most used first. To compare members' skills, use `coalesce(canonical_id, id)`.
 */
export async function resolveSkills(db: Kysely<Database>, text: string): Promise<ResolvedSkill[]> {
  const exact = await findExact(db, text);
  if (exact !== undefined) return [exact];
  return await findCorrected(db, text);
}

async function findExact(db: Kysely<Database>, text: string): Promise<ResolvedSkill | undefined> {
  const readings = readingsOf(text);
  const keys = readings.map(({ key }) => key);
  // With `=` PostgreSQL chooses the trigram index, which reads a hundred pages of 50,000 skills.
  const own = skillKey(text);
  const { rows } = await sql<Named & { alias_key: string | null; kind: string | null }>`
    select root.id, root.name, named.name as own_name, null as alias_key, root.category as kind
    from skills as named join skills as root on root.id = coalesce(named.canonical_id, named.id)
    where named.name_key between ${own} and ${own}
    union all
    select root.id, root.name, alias.name, alias.alias_key, root.category as kind
    from skill_aliases as alias join skills as other on other.id = alias.skill_id
    join skills as root on root.id = coalesce(other.canonical_id, other.id)
    where alias.alias_key = any(${keys}::text[])`.execute(db);
  const named = rows.find(({ alias_key }) => alias_key === null);
  if (named !== undefined) return resolved(named, false);
  for (const { key, kinds } of readings) {
    const found = rows.find(({ alias_key, kind }) => alias_key === key && isOfKind(kind, kinds));
    if (found !== undefined) return resolved(found, false);
  }
  return undefined;
}

const isOfKind = (kind: string | null, kinds: Reading['kinds']) =>
  kinds === null || (kind !== null && kinds.includes(kind));

interface Named {
  id: string;
  name: string;
  /** The name or alias that matched. */
  own_name: string;
}

function resolved({ id, name, own_name }: Named, isCorrected: boolean): ResolvedSkill {
  const matched = skillKey(own_name) === skillKey(name) ? null : own_name;
  return { id, name, matched, isCorrected };
}

async function findCorrected(db: Kysely<Database>, text: string): Promise<ResolvedSkill[]> {
  const key = aliasKey(text);
  if (key.length < shortestTypo) return [];
  const near = (await findCandidates(db, key)).filter(({ alias_key }) => isOneEditApart(key, alias_key));
  const likely = near.toSorted((one, two) => unlikeliness(key, one.alias_key) - unlikeliness(key, two.alias_key));
  const found = new Map<string, ResolvedSkill>();
  for (const row of likely) if (!found.has(row.id)) found.set(row.id, resolved(row, true));
  return [...found.values()].slice(0, mostCorrected);
}

/** People rarely mistype the first letter, and omit or double a letter more often than they replace it. */
function unlikeliness(typed: string, name: string): number {
  const isOtherStart = typed[0] !== name[0];
  const isOtherLetter = typed.length === name.length && [...typed].sort().join('') !== [...name].sort().join('');
  return (isOtherStart ? 2 : 0) + (isOtherLetter ? 1 : 0);
}

/** Finds names of similar length with the same start or the same end. Names of the most used skills come first. */
async function findCandidates(db: Kysely<Database>, key: string): Promise<(Named & { alias_key: string })[]> {
  const middle = Math.floor(key.length / 2);
  // A transposition across the middle changes both halves, so the two letters there are left out.
  const start = key.slice(0, middle - 1);
  const end = [...key]
    .reverse()
    .join('')
    .slice(0, key.length - middle - 1);
  const { rows } = await sql<Named & { alias_key: string }>`
    select root.id, root.name, alias.name as own_name, alias.alias_key
    from skill_aliases as alias join skills as other on other.id = alias.skill_id
    join skills as root on root.id = coalesce(other.canonical_id, other.id)
    where (alias_key like ${`${start}%`} or reverse(alias_key) collate "C" like ${`${end}%`})
      and length(alias_key) between ${Math.max(key.length - 1, shortestTypo)} and ${key.length + 1}
    order by root.holders desc, length(root.name), root.name, alias.name`.execute(db);
  return rows;
}
