import type { NewSkillMerge } from '@skill-exchange/api-client/types';
import type { Kysely, Transaction } from 'kysely';
import { conflict, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { insertAudit } from '../audit/repository.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { endOpenRingsTeaching } from '../rings/leave-rings.ts';
import { aliasKey } from '../skills/alias-key.ts';
import { awakenSkills } from '../skills/repository.ts';
import { lockMembers } from '../users/repository.ts';
import * as hiding from './skill-hiding.ts';
import * as merges from './skill-merge-repository.ts';
import { countBoth, moveRows, returnRows, storeCounts } from './skill-merge-rows.ts';

type MergeContext = Pick<AppContext, 'db' | 'clock'>;

/** Members whose lists change in one statement, which must end before the statement timeout. */
const membersAtOnce = 1_000;

/**
 * Merges a skill into another one, all at once: nobody reads half of it.
 *
 * Members are locked before skills, as by whoever edits a profile: first those who have the old skill, some at a time, then
 * the skills, then whoever has added it meanwhile. An edit of a member who is locked waits, and gets the skill that stays.
 *
 * @throws ApiError 400 for one skill, 404 without such a skill, 409 when it is merged or hidden, or another merge is running.
 */
export async function mergeSkills(
  context: MergeContext,
  moderatorId: string,
  request: NewSkillMerge & { intoSkill: string },
): Promise<merges.SkillMergeRow> {
  const { db, clock } = context;
  const fromId = requireId(request.fromSkill, 'Skill');
  const reason = request.reason?.trim() ?? '';
  const now = clock();
  const intoId = requireId(request.intoSkill, 'Skill');
  const expected = await requireTwo(db, fromId, intoId);
  await merges.prepareEdges(db, expected.from.id, expected.into.id);
  const id = await inTransaction(db, async (trx) => {
    await requireNoOther(trx);
    const { from, into } = await requireTwo(trx, fromId, intoId);
    const pair = { from: from.id, into: into.id };
    // Before its members come: a skill that is nobody's has another place among the newest.
    if (into.is_dormant) {
      await awakenSkills(trx, [into.name_key], { created_by: moderatorId, created_at: now });
    }
    const move = { ...pair, mergeId: await insertMerge(trx, { from, into, moderatorId, now, reason }) };
    const holdersOf = () => merges.findHolders(trx, from.id, null);
    await changeMembers(trx, move, await holdersOf(), merges.moveHolders);
    await merges.lockSkills(trx, pair);
    await changeMembers(trx, move, await holdersOf(), merges.moveHolders);
    await moveRows(trx, move);
    await storeCounts(trx, move.mergeId, (await merges.findHolders(trx, into.id, move.mergeId)).length);
    await merges.removeEdges(trx, from.id);
    await trx.updateTable('skills').set({ is_merged: true, canonical_id: into.id }).where('id', '=', from.id).execute();
    await addOldName(trx, from, into.id);
    await countBoth(trx, pair);
    const details = { from: from.name, into: into.name };
    await insertAudit(trx, { at: now, actorId: moderatorId, what: 'skills.merged', targetId: move.mergeId, details });
    return move.mergeId;
  });
  return await requireMerge(db, id);
}

/**
 * Hides a skill under all its names: it stays on the members' own profiles, and is found, suggested and shown nowhere else.
 *
 * @throws ApiError 404 without such a skill, 409 when it is merged or hidden, or a merge is running.
 */
export async function hideSkill(
  context: AppContext,
  moderatorId: string,
  request: NewSkillMerge,
): Promise<merges.SkillMergeRow> {
  const skillId = requireId(request.fromSkill, 'Skill');
  const start = { moderatorId, now: context.clock(), reason: request.reason?.trim() ?? '' };
  let readers: string[] = [];
  const id = await inNotifyingTransaction(context, async (trx, notify) => {
    await requireNoOther(trx);
    const named = shown(await requireSkill(trx, skillId));
    const skill = named.canonical_id === null ? named : shown(await requireSkill(trx, named.canonical_id));
    const mergeId = await insertMerge(trx, { ...start, from: skill, into: skill });
    const move = { mergeId, from: skill.id, into: skill.id };
    await changeListers(trx, move, hiding.hideFromLists);
    readers = await hiding.hideFromNotifications(trx, move);
    await hiding.hideNames(trx, move);
    await storeCounts(trx, mergeId, (await hiding.findListers(trx, move)).length);
    await merges.removeEdges(trx, skill.id);
    await countBoth(trx, move);
    await endOpenRingsTeaching(trx, notify, skill.id, start.now);
    const about = { at: start.now, actorId: moderatorId };
    await insertAudit(trx, { ...about, what: 'skills.hidden', targetId: mergeId, details: { skill: skill.name } });
    return mergeId;
  });
  // Open tabs show the old titles.
  if (readers.length > 0) context.broadcaster.emitNotifications(readers);
  return await requireMerge(context.db, id);
}

async function showSkill(trx: Transaction<Database>, move: merges.Move): Promise<void> {
  await hiding.showNames(trx, move);
  await changeListers(trx, move, hiding.showOnLists);
  await countBoth(trx, move);
}

/** As for a merge: also whoever has listed the skill before it was locked. */
async function changeListers(trx: Transaction<Database>, move: merges.Move, change: typeof merges.moveHolders) {
  await changeMembers(trx, move, await hiding.findListers(trx, move), change);
  await merges.lockSkills(trx, move);
  await changeMembers(trx, move, await hiding.findListers(trx, move), change);
}

/**
 * Undoes a merge, all at once: whoever had the old skill and has not changed that since has it again. Shows a hidden skill.
 *
 * @throws ApiError 404 without such a merge, 409 when it is undone, or a later one moved the skill on.
 */
export async function undoMerge(
  { db, clock }: MergeContext,
  moderatorId: string,
  mergeId: string,
): Promise<merges.SkillMergeRow> {
  const id = requireId(mergeId, 'Merge');
  const now = clock();
  const expected = await requireMerge(db, id);
  await merges.prepareEdges(db, expected.into_id, expected.from_id);
  await inTransaction(db, async (trx) => {
    await requireNoOther(trx);
    const merge = await requireMerge(trx, id);
    if (merge.undone_at !== null) throw conflict('merge_undone', 'This merge has been undone already.');
    if (merge.is_merged_again) {
      throw conflict('merged_again', 'A later merge has moved this skill on. Undo that one first.');
    }
    const move = { mergeId: id, from: merge.from_id, into: merge.into_id };
    const undone = { undone_by: moderatorId, undone_at: now };
    await trx.updateTable('skill_merges').set(undone).where('id', '=', id).execute();
    const audit = { at: now, actorId: moderatorId, targetId: id };
    if (move.from === move.into) {
      await showSkill(trx, move);
      await insertAudit(trx, { ...audit, what: 'skills.shown', details: { skill: merge.from_name } });
      return;
    }
    // First: what compares skills then sees two.
    await trx
      .updateTable('skills')
      .set({ is_merged: false, canonical_id: merge.canonical_before })
      .where('id', '=', move.from)
      .execute();
    // Nobody comes meanwhile: only a merge marks rows.
    await changeMembers(trx, move, await merges.findHolders(trx, move.into, id), merges.returnHolders);
    await merges.lockSkills(trx, move);
    await returnRows(trx, move);
    await removeOldName(trx, merge);
    await countBoth(trx, move);
    const details = { from: merge.from_name, into: merge.into_name };
    await insertAudit(trx, { ...audit, what: 'skills.unmerged', details });
  });
  return await requireMerge(db, id);
}

/** Returns merges, latest first. */
export async function listMerges({ db }: MergeContext, request: PageRequest): Promise<Page<merges.SkillMergeRow>> {
  return await readPage(request, {
    kinds: ['number'],
    keyOf: (row: merges.SkillMergeRow) => [row.seq],
    read: (before, rows) => merges.findMerges(db, before?.[0] ?? null, rows),
  });
}

async function requireNoOther(trx: Kysely<Database>): Promise<void> {
  if (await merges.lockMerges(trx)) return;
  throw conflict('merge_running', 'Another merge is running. Try again in a moment.');
}

async function requireSkill(trx: Kysely<Database>, id: string): Promise<merges.MergeableSkill> {
  const skill = await merges.findMergeable(trx, id);
  if (skill === undefined) throw notFound('Skill');
  return skill;
}

/** @throws ApiError 409 for a skill that is merged or hidden. */
function shown(skill: merges.MergeableSkill): merges.MergeableSkill {
  if (!skill.is_merged) return skill;
  if (skill.canonical_id === null) throw conflict('skill_hidden', 'This skill is hidden.');
  throw conflict('skill_merged', 'This skill has been merged already.');
}

/** The skill that becomes another name, and the one that stays: that of a name joined to it. */
async function requireTwo(db: Kysely<Database>, fromId: string, intoId: string) {
  const from = shown(await requireSkill(db, fromId));
  const named = await requireSkill(db, intoId);
  const into = shown(named.canonical_id === null ? named : await requireSkill(db, named.canonical_id));
  if (from.id === into.id) throw invalid('intoSkill', 'must be another skill than fromSkill', { rule: 'same_skill' });
  return { from, into };
}

async function requireMerge(db: Kysely<Database>, id: string): Promise<merges.SkillMergeRow> {
  const merge = await merges.findMerge(db, id);
  if (merge === undefined) throw notFound('Merge');
  return merge;
}

/** Locks members and changes their lists, some at a time. */
async function changeMembers(
  trx: Transaction<Database>,
  move: merges.Move,
  memberIds: readonly string[],
  change: typeof merges.moveHolders,
): Promise<void> {
  await merges.deferRefresh(trx);
  for (const batch of inBatches(memberIds)) {
    await lockMembers(trx, batch);
    await change(trx, move, batch);
    await merges.refreshMembers(trx, move, batch);
  }
}

function inBatches(ids: readonly string[]): string[][] {
  const starts = Array.from({ length: Math.ceil(ids.length / membersAtOnce) }, (_, batch) => batch * membersAtOnce);
  return starts.map((start) => ids.slice(start, start + membersAtOnce));
}

interface StartedMerge {
  from: merges.MergeableSkill;
  into: merges.MergeableSkill;
  moderatorId: string;
  now: Date;
  reason: string;
}

async function insertMerge(trx: Kysely<Database>, { from, into, moderatorId, now, reason }: StartedMerge) {
  const skills = { from_id: from.id, into_id: into.id, canonical_before: from.canonical_id };
  const row = { ...skills, merged_by: moderatorId, merged_at: now, reason };
  return (await trx.insertInto('skill_merges').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** So that other spellings of the old name mean the skill, too. */
async function addOldName(trx: Kysely<Database>, from: merges.MergeableSkill, intoId: string): Promise<void> {
  const alias = { alias_key: aliasKey(from.name), name: from.name, skill_id: intoId, locale: '', source: 'merge' };
  await trx
    .insertInto('skill_aliases')
    .values(alias)
    .onConflict((conflicts) => conflicts.doNothing())
    .execute();
}

async function removeOldName(trx: Kysely<Database>, merge: merges.SkillMergeRow): Promise<void> {
  await trx
    .deleteFrom('skill_aliases')
    .where('alias_key', '=', aliasKey(merge.from_name))
    .where('skill_id', '=', merge.into_id)
    .where('source', '=', 'merge')
    .execute();
}
