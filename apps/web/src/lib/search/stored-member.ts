import type { MemberRef } from '@skill-exchange/api-client/types';
import { readTexts } from '../storage/parse-stored.ts';

/** Parses the stored member of a form; null for anything else. */
export function readMember(stored: unknown): MemberRef | null {
  const texts = readTexts(stored, ['_id', 'name']);
  return texts === undefined ? null : { ...(stored as object), ...texts };
}
