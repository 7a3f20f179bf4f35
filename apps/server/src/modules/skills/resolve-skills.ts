import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type Reading, readingsOf } from './alias-key.ts';
import { type Correction, findCorrections } from './correct-names.ts';
import { skillKey } from './skill-key.ts';

export interface ResolvedSkill {
  /** Never a merged skill, which has a `canonical_id`, or a hidden one. */
  id: string;
  name: string;
  /** The alias that the text matched, as usually written ("JS"); null if it matched the skill's own name. */
  matched: string | null;
  /** Whether the text matched only after the correction of one letter. */
  isCorrected: boolean;
}

/**
 * Returns the skill that each text names, in any language and spelling of the catalog. If there is none, returns up to
 * five skills that are one letter away, the most used first. To compare members' skills, use
 * `coalesce(canonical_id, id)`. Three statements at most, for any number of texts.
 *
 * @param ofMembers also corrects names that members have added, after those of the catalog
 */
export async function resolveAll(
  db: Kysely<Database>,
  texts: readonly string[],
  { ofMembers = false } = {},
): Promise<Map<string, ResolvedSkill[]>> {
  const distinct = [...new Set(texts)];
  if (distinct.length === 0) return new Map();
  const exact = await findExact(db, distinct);
  const unknown = distinct.filter((text) => !exact.has(text));
  const corrections = await findCorrections(db, unknown, { ofMembers });
  return new Map(
    distinct.map((text) => {
      const found = exact.get(text);
      return [text, found ? [resolved(found, false)] : (corrections.get(text) ?? []).map((one) => resolved(one, true))];
    }),
  );
}

/** Resolves one text. */
export async function resolveSkills(db: Kysely<Database>, text: string): Promise<ResolvedSkill[]> {
  return (await resolveAll(db, [text])).get(text) ?? [];
}

async function findExact(db: Kysely<Database>, texts: readonly string[]): Promise<Map<string, Correction>> {
  const readings = new Map(texts.map((text) => [text, readingsOf(text)]));
  const keys = [...new Set([...readings.values()].flat().map(({ key }) => key))];
  // With `=` PostgreSQL chooses the trigram index, which reads a hundred pages of 50,000 skills.
  const { rows } = await sql<Correction & { place: number | null; alias_key: string | null; kind: string | null }>`
    select place, root.id, root.name, named.name as own_name, null as alias_key, root.category as kind
    from unnest(${texts.map(skillKey)}::text[]) with ordinality as asked (own, place)
    join skills as named on named.name_key between asked.own and asked.own
    join skills as root on root.id = coalesce(named.canonical_id, named.id) and not root.is_merged
    union all
    select null, root.id, root.name, alias.name, alias.alias_key, root.category as kind
    from skill_aliases as alias join skills as other on other.id = alias.skill_id
    join skills as root on root.id = coalesce(other.canonical_id, other.id) and not root.is_merged
    where alias.alias_key = any(${keys}::text[])`.execute(db);
  const found = texts.map((text, index) => {
    const named = rows.find(({ place }) => place === index + 1);
    if (named !== undefined) return [text, named] as const;
    const aliases = (readings.get(text) ?? []).map(({ key, kinds }) =>
      rows.find(({ alias_key, kind }) => alias_key === key && isOfKind(kind, kinds)),
    );
    return [text, aliases.find((alias) => alias !== undefined)] as const;
  });
  return new Map(found.flatMap(([text, row]) => (row === undefined ? [] : [[text, row] as const])));
}

const isOfKind = (kind: string | null, kinds: Reading['kinds']) =>
  kinds === null || (kind !== null && kinds.includes(kind));

function resolved({ id, name, own_name }: Correction, isCorrected: boolean): ResolvedSkill {
  const matched = skillKey(own_name) === skillKey(name) ? null : own_name;
  return { id, name, matched, isCorrected };
}
