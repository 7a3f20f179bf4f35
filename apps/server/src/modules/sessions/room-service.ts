import { randomBytes } from 'node:crypto';
import { notFoundAs } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireNotLimited } from '../auth/require-not-limited.ts';
import { requireVerified } from '../auth/require-verified.ts';

/** Crockford's base32: no letter looks like a digit. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns a name such as `k7mqx-2vhtn-w9cfa-6rjdp-3bzye-8gsw4`: 150 bits, which nobody can guess. */
function makeRoomName(): string {
  const text = Array.from(randomBytes(30), (byte) => letters[byte % letters.length]).join('');
  return text.replace(/(?<=.)(?=(?:.{5})+$)/g, '-');
}

/** Creates the link of a meeting room. @throws ApiError 403 to limited members, 404 when the site has no rooms. */
export async function createRoom(context: AppContext, memberId: string): Promise<string> {
  await requireVerified(context, memberId);
  await requireNotLimited(context, memberId);
  const { meetingRooms } = context.settings;
  if (meetingRooms === null) throw notFoundAs('rooms_off', 'This site has no meeting rooms. Paste your own link.');
  return meetingRooms.replace('{room}', makeRoomName());
}
