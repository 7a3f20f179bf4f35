import type { MemberRef } from '@skill-exchange/api-client/types';
import { readTexts } from './stored.ts';

/** The member that a form holds, or null. */
export function readMember(stored: unknown): MemberRef | null {
  const texts = readTexts(stored, ['_id', 'name']);
  return texts === undefined ? null : { ...(stored as object), ...texts };
}
