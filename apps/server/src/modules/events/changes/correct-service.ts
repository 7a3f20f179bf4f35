import type { EventDatesChanged, EventScope } from '@skill-exchange/api-client/types';
import { ApiError } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/contention.ts';
import type { MemberRateLimitKeys } from '../../../limits/limits.ts';
import { ensureSkills } from '../../skills/service.ts';
import type { EventRow } from '../event-columns.ts';
import type { OwnField } from '../event-fields.ts';
import { requireSameVersion } from '../event-version.ts';
import * as events from '../repository.ts';
import { changedFields, withOwn } from '../series/own-fields.ts';
import { changedMeanwhile, readEvent } from '../service.ts';
import { lockEnded } from './ended-repository.ts';

/** What an event was about, which hosts can correct after its end. Guests came for its time and with its size. */
const correctable: readonly OwnField[] = ['title', 'description', 'language', 'skills'];

interface Correction {
  patch: Omit<events.EventPatch, 'day'> & { day?: string };
  skillNames: string[] | null;
  scope: EventScope;
  version: string | undefined;
}

/**
 * Corrects the texts of an event that is over: of this date alone, and without a notification.
 *
 * @throws ApiError 409 for any other change, with its field, or when the event has changed since `version`; 429 past the limit
 * of new skills.
 */
export async function correctEvent(
  context: AppContext,
  by: MemberRateLimitKeys,
  before: EventRow,
  { patch, skillNames, scope, version }: Correction,
): Promise<{ event: EventRow; dates: EventDatesChanged | null }> {
  const memberId = by.member;
  requireTextsOnly(before, patch);
  const now = context.clock();
  await inTransaction(context.db, async (trx) => {
    if ((await lockEnded(trx, before.id, now).executeTakeFirst()) === undefined) throw changedMeanwhile();
    if (version !== undefined) await requireSameVersion(trx, before.id, { memberId, version, now });
    const skills = skillNames && (await ensureSkills(context, trx, skillNames, { memberId, limitKeys: by }));
    const skillIds = (skillNames && skills?.idsOf(skillNames)) ?? null;
    const changed = changedFields(before, patch, skillIds);
    if (changed.size === 0) return;
    const { title = before.title, description = before.description, language = before.language } = patch;
    const own = before.series === null ? {} : { own_fields: withOwn(changed) };
    await events.correctTexts(trx, before.id, { title, description, language, ...own });
    if (skillIds !== null && changed.has('skills')) await events.replaceSkills(trx, before.id, skillIds);
  });
  const dates = before.series === null || scope === 'this' ? null : { changed: 1, of: 1, kept: [] };
  return { event: await readEvent(context, before.id, memberId), dates };
}

function requireTextsOnly(before: EventRow, patch: Correction['patch']): void {
  const isMoved = patch.day !== undefined && patch.day !== before.day;
  const field = [...changedFields(before, patch, null)].find((name) => !correctable.includes(name));
  if (!isMoved && field === undefined) return;
  const name = field ?? 'day';
  const message = `${name}: cannot change, since this event is over. Correct its title, description, skills or language.`;
  throw new ApiError('conflict', message, { code: 'event_over', field: name });
}
