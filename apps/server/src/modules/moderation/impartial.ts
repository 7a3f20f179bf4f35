import type { Kysely } from 'kysely';
import { forbidden } from '../../api-errors.ts';
import type { Database } from '../../db/schema.ts';
import { openerPartialityOf, type Partiality } from '../../policy.ts';
import { partialityInWords } from './decision-texts.ts';
import { findOtherDeciders } from './member-repository.ts';

/** @throws ApiError 403 for a moderator who is not impartial. */
export function requireImpartial(partiality: Partiality | null): void {
  if (partiality !== null) throw forbidden(partiality, partialityInWords[partiality]);
}

interface Decision {
  openedBy: string | null;
  memberId: string;
  reporterIds: string[];
  /** Who decided the case that an appeal is about; null for a case. */
  decidedBy: string | null;
  now: Date;
}

/** Why a moderator leaves a suspension or an appeal to another one: they opened the case. Null where they need not. */
export async function openerPartiality(
  db: Kysely<Database>,
  callerId: string,
  { openedBy, memberId, reporterIds, decidedBy, now }: Decision,
): Promise<Partiality | null> {
  if (callerId !== openedBy) return null;
  const partial = [callerId, memberId, ...reporterIds, ...(decidedBy === null ? [] : [decidedBy])];
  return openerPartialityOf(callerId, { openedBy, ...(await findOtherDeciders(db, { memberId, partial, now })) });
}
