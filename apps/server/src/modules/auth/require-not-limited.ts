import { forbidden } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { dayInEnglish } from '../../dates-in-words.ts';
import { findLimit } from './active-actions.ts';

/**
 * @throws ApiError 403 while a moderator restricts the member from writing to strangers, hosting and
 * planning sessions.
 */
export async function requireNotLimited({ db, clock }: Pick<AppContext, 'db' | 'clock'>, memberId: string) {
  requireNoLimit(await findLimit(db, memberId, clock()));
}

/** As `requireNotLimited`, for a restriction's end that has been read. */
export function requireNoLimit(until: Date | null): void {
  if (until === null) return;
  throw forbidden(
    'limited',
    `Until ${dayInEnglish(until)} you cannot write to new people, host events or plan sessions. Your account says why.`,
  );
}
