import type { Kysely } from 'kysely';
import { conflict, invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import { readName } from '../../input.ts';
import type { MemberRateLimitKeys, RateLimitKeys } from '../../limits/limits.ts';
import { keepPicture, readUpload } from '../images/service.ts';
import { findOwnHidden } from './member-lists.ts';
import * as skills from './repository.ts';
import { skillKey } from './skill-key.ts';

const recentSize = 12;
const minimumNameLength = 2;
const minimumDescriptionLength = 10;

/** Returns up to twelve skills that a moderator approved or that two members have: the newest or the most used. */
export async function recentSkills(context: AppContext, order: 'newest' | 'used'): Promise<skills.SkillRow[]> {
  return await skills.findTopSkills(context.db, recentSize, order);
}

export interface SkillRequest {
  name: string;
  description: string;
  photo: Buffer | undefined;
}

/**
 * @throws ApiError 400 for an invalid or hidden name, 409 if the skill exists, 415 if the photo is not an image, 429
 * over a limit.
 */
export async function addSkill(context: AppContext, by: MemberRateLimitKeys, request: SkillRequest): Promise<string> {
  const name = readName('name', request.name);
  const description = request.description.trim();
  // The contract's minimum length counts spaces, too.
  if (name.length < minimumNameLength)
    throw invalid('name', 'Skill name must be at least 2 characters.', {
      rule: 'too_short',
      params: { limit: minimumNameLength },
    });
  if (description.length < minimumDescriptionLength) {
    throw invalid('desc', 'Description must be at least 10 characters.', { rule: 'too_short', params: { limit: 10 } });
  }
  const taken = () => conflict('skill_exists', `${name} is already in the catalog.`);
  const [known] = await skills.findKnownSkills(context.db, [skillKey(name)]);
  if (known?.is_hidden === true) throw hiddenSkill('name');
  if (known !== undefined && !known.is_dormant) throw taken();
  await context.limits.consume('skills', by);
  const picture = request.photo === undefined ? null : await readUpload(context, by, request.photo);
  const now = context.clock();
  await inTransaction(context.db, async (trx) => {
    const outcome = await skills.insertSkill(trx, {
      name,
      name_key: skillKey(name),
      description,
      image_hash: picture === null ? null : await keepPicture(trx, picture, now),
      created_by: by.member,
      created_at: now,
    });
    // Rolls back the stored picture, too.
    if (outcome === 'taken') throw taken();
    if (outcome === 'hidden') throw hiddenSkill('name');
  });
  return name;
}

const hiddenSkill = (field: string) =>
  invalid(field, 'Moderators have hidden this skill. Choose another one.', { rule: 'hidden_skill' });

export interface EnsuredSkills {
  /** Returns the ids of ensured names in the given order, the first one of several names of one skill. */
  idsOf(names: string[]): string[];
  /** Those of the ids that moderators have hidden. */
  hiddenIds: ReadonlySet<string>;
}

interface NamedBy {
  memberId: string;
  limitKeys: RateLimitKeys;
  /** Leaves hidden skills out; `own` are those that the member has already. Otherwise they are rejected. */
  hidden?: 'own' | 'dropped';
  /** The field of a name, by its key (see `skillKey`). */
  fieldOf?: (key: string) => string;
}

/**
 * Adds missing names to the catalog and returns all ids. Locks rows in a fixed order, so that two members who name the same
 * new skills at once do not deadlock.
 *
 * @throws ApiError 400 for a hidden skill, 429 for more new names than the limits allow
 */
export async function ensureSkills(
  context: Pick<AppContext, 'clock' | 'limits'>,
  db: Kysely<Database>,
  names: string[],
  by: NamedBy,
): Promise<EnsuredSkills> {
  const byKey = new Map(names.toReversed().map((name) => [skillKey(name), name.trim()]));
  const sorted = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
  const keys = sorted.map(([key]) => key);
  let known = await knownByKey(db, keys);
  const missing = sorted.filter(([key]) => !known.has(key)).map(([, name]) => name);
  if (missing.length > 0) {
    await context.limits.consume('skills', by.limitKeys, missing.length);
    await skills.insertMissingSkills(db, missing, by.memberId, context.clock());
    // Concurrent requests may have added some of them.
    known = await knownByKey(db, keys);
  }
  const hiddenIds = await readHidden(db, known, by);
  const dormant = [...known.values()].filter(({ is_dormant }) => is_dormant).map(({ name_key }) => name_key);
  if (dormant.length > 0) {
    await skills.awakenSkills(db, dormant, { created_by: by.memberId, created_at: context.clock() });
  }
  return {
    hiddenIds,
    idsOf: (wanted) => {
      const ids = new Map<string, string>();
      for (const { id, root_id } of wanted.flatMap((name) => known.get(skillKey(name)) ?? []))
        if (!ids.has(root_id)) ids.set(root_id, hiddenIds.has(root_id) ? root_id : id);
      return [...ids.values()];
    },
  };
}

/** @throws ApiError 400 for a hidden skill that the member may not name. */
async function readHidden(
  db: Kysely<Database>,
  known: ReadonlyMap<string, skills.KnownSkill>,
  { memberId, hidden, fieldOf = () => 'skills' }: NamedBy,
): Promise<ReadonlySet<string>> {
  const found = [...known.values()].filter(({ is_hidden }) => is_hidden);
  if (found.length === 0 || hidden === 'dropped') return new Set(found.map(({ root_id }) => root_id));
  const own = hidden === 'own' ? await findOwnHidden(db, memberId) : new Set<string>();
  const other = found.find(({ root_id }) => !own.has(root_id));
  if (other !== undefined) throw hiddenSkill(fieldOf(other.name_key));
  return own;
}

async function knownByKey(db: Kysely<Database>, keys: string[]): Promise<Map<string, skills.KnownSkill>> {
  if (keys.length === 0) return new Map();
  return new Map((await skills.findKnownSkills(db, keys)).map((skill) => [skill.name_key, skill]));
}
