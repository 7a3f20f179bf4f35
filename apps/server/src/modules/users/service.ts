import type { operations } from '@skill-exchange/api-client/types';
import { conflict, forbidden, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { readName } from '../../input.ts';
import type { MemberRateLimitKeys } from '../../limits/limits.ts';
import { type Page, readPage } from '../../paging.ts';
import { mayEditProfile } from '../../policy.ts';
import { zoneNamed } from '../../zones.ts';
import { dropPicture, keepPicture, readUpload } from '../images/service.ts';
import { replaceHiddenSkills, replaceLevels, replaceMemberSkills } from '../skills/member-lists.ts';
import { ensureSkills } from '../skills/service.ts';
import { skillKey } from '../skills/skill-key.ts';
import type { MemberFilter } from './member-search-repository.ts';
import { presentOwnUser } from './present-own-user.ts';
import { profileVersion } from './profile-version.ts';
import { readAbsence } from './read-absence.ts';
import type { HeldLevel } from './read-facts.ts';
import * as members from './repository.ts';

/** More than a member scrolls through, since the best matches come first. */
const recommendedSize = 100;

/** The query parameters of the contract. */
type MemberQuery = NonNullable<operations['listUsers']['parameters']['query']>;

/**
 * Returns a page of members: those with the name, full profiles first if `featured`, or all, newest first.
 *
 * @throws ApiError 400 for an invalid cursor.
 */
export async function listMembers(
  context: AppContext,
  { limit, cursor, name: named, sort, ...filter }: MemberQuery & MemberFilter,
): Promise<Page<members.MemberRow>> {
  const page = { limit, cursor };
  const name = named?.trim() || null;
  if (name !== null || sort === 'featured') {
    return await readPage(page, {
      kinds: ['number', 'number'],
      keyOf: ({ rank, seq }: members.RankedMemberRow) => [rank, seq],
      read: (after, limit) =>
        members.findMembersRanked(context.db, name, {
          ...filter,
          after: after === null ? null : { rank: after[0], seq: after[1] },
          limit,
        }),
    });
  }
  return await readPage(page, {
    kinds: ['number'],
    keyOf: (row: members.MemberRow) => [row.seq],
    read: (before, limit) => members.findMembers(context.db, { ...filter, beforeSeq: before?.[0] ?? null, limit }),
  });
}

/**
 * Returns members who teach skills that this one wants, best match first, without those whom they have met in a session; empty
 * without wanted skills.
 */
export async function recommendMembers(context: AppContext, memberId: string) {
  return await members.findTeachersFor(context.db, memberId, { now: context.clock(), limit: recommendedSize });
}

/** Returns a member. @throws ApiError 404 if the viewer may not find one with this id. */
export async function readMember(context: AppContext, id: string, viewerId: string): Promise<members.ProfileRow> {
  const member = await members.findMember(context.db, requireId(id, 'User'), viewerId);
  if (member === undefined) throw notFound('User');
  return member;
}

/**
 * Parses the id of a member other than the caller; `field` is its name in the body.
 *
 * @throws ApiError 400 for the caller's own id, 404 for text that is not an id.
 */
export function otherId(memberId: string, text: string, field: string): string {
  const id = requireId(text, 'User');
  if (id === memberId) throw invalid(field, 'must be somebody else', { rule: 'somebody_else' });
  return id;
}

/**
 * Parses the id of another member whom the caller may find.
 *
 * @throws ApiError 400 for the caller's own id, 404 if the caller may not find such a member.
 */
export async function requireOther(
  context: AppContext,
  memberId: string,
  otherText: string,
  field: string,
): Promise<string> {
  const id = otherId(memberId, otherText, field);
  if (!(await members.memberExists(context.db, id, memberId))) throw notFound('User');
  return id;
}

/** Changes of a profile; missing fields stay unchanged. */
export interface ProfileEdit {
  name?: string | undefined;
  about?: string | undefined;
  skillsOffered?: string[] | undefined;
  skillsRequested?: string[] | undefined;
  skillLevels?: HeldLevel[] | undefined;
  languages?: string[] | undefined;
  /** The browser's time zone; an unknown name is ignored. */
  timeZone?: string | undefined;
  hideActivity?: 'true' | 'false' | undefined;
  hideTimeZone?: 'true' | 'false' | undefined;
  membersOnly?: 'true' | 'false' | undefined;
  /** The last day of an absence; empty ends it. */
  awayUntil?: string | undefined;
  photo?: Buffer | undefined;
  removePhoto?: 'true' | undefined;
  /** The version of the profile that the caller has read. */
  version?: string | undefined;
}

/**
 * Changes the caller's own profile in one transaction.
 *
 * @throws ApiError 400 for a name that is not plain, 403 for another member's profile, 404 for an unknown member, 409 if the
 * profile has changed since `version`, 415 for a photo that is not a picture, 429 past the limits of pictures and new skills.
 */
export async function editMember(
  context: AppContext,
  by: MemberRateLimitKeys,
  id: string,
  edit: ProfileEdit,
): Promise<members.ProfileRow> {
  const callerId = by.member;
  const member = await readMember(context, id, callerId);
  if (!mayEditProfile(callerId, member.id)) throw forbidden('not_yourself', 'You can only edit your own profile.');
  const picture = edit.photo === undefined ? null : await readUpload(context, by, edit.photo);
  const { skillsOffered = [], skillsRequested = [] } = edit;
  const replaced = await inTransaction(context.db, async (trx) => {
    // Lock first: otherwise concurrent edits of the lists would leave parts of both.
    const before = await members.lockMember(trx, callerId);
    if (edit.version !== undefined) await requireVersion({ ...context, db: trx }, callerId, edit.version);
    const isRemoved = picture === null && edit.removePhoto !== undefined;
    await members.updateMember(trx, callerId, {
      ...(edit.name === undefined ? {} : { name: readName('name', edit.name) }),
      ...(edit.about === undefined ? {} : { about: edit.about.trim() }),
      ...(picture === null ? {} : { image_hash: await keepPicture(trx, picture, context.clock()) }),
      ...(isRemoved ? { image_hash: null } : {}),
      ...factsIn(edit),
      ...(edit.awayUntil === undefined ? {} : { away_until: readAbsence(edit.awayUntil, context.clock()) }),
    });
    const skills = await ensureSkills(context, trx, [...skillsOffered, ...skillsRequested], {
      memberId: callerId,
      limitKeys: by,
      hidden: 'own',
      fieldOf: (key) => (skillsOffered.some((name) => skillKey(name) === key) ? 'skillsOffered' : 'skillsRequested'),
    });
    for (const [kind, names] of [
      ['offered', edit.skillsOffered],
      ['requested', edit.skillsRequested],
    ] as const) {
      if (names === undefined) continue;
      const ids = skills.idsOf(names);
      await replaceMemberSkills(trx, callerId, kind, ids, skills.hiddenIds);
      await replaceHiddenSkills(trx, callerId, kind, ids);
    }
    if (edit.skillLevels) await replaceLevels(trx, callerId, edit.skillLevels);
    return isRemoved || (picture !== null && before !== picture.hash) ? before : null;
  });
  if (replaced !== null) await dropPicture(context, replaced);
  return await readMember(context, callerId, callerId);
}

/** @throws ApiError 409 with the profile as it is, if it has changed since a version. */
async function requireVersion(context: AppContext, memberId: string, version: string): Promise<void> {
  const member = await readMember(context, memberId, memberId);
  if (profileVersion(member) === version) return;
  const message =
    'Your profile has changed since you opened it. Your changes are still here: save again to replace the others.';
  throw conflict('changed_meanwhile', message, { fields: { user: presentOwnUser(context, member) } });
}

function factsIn({ languages, timeZone, hideActivity, hideTimeZone, membersOnly }: ProfileEdit): members.MemberChange {
  const zone = zoneNamed(timeZone ?? '');
  return {
    ...(languages === undefined ? {} : { languages }),
    ...(zone === null ? {} : { browser_time_zone: zone }),
    ...(hideActivity === undefined ? {} : { hides_activity: hideActivity === 'true' }),
    ...(hideTimeZone === undefined ? {} : { hides_time_zone: hideTimeZone === 'true' }),
    ...(membersOnly === undefined ? {} : { members_only: membersOnly === 'true' }),
  };
}
