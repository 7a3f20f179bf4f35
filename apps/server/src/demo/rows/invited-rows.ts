import type { Insertable } from 'kysely';
import type { InvitationTable, InvitedAddressTable } from '../../db/tables/joining.ts';
import { invitedDays } from '../../modules/joining/invited-addresses.ts';
import { before, day, minute } from '../demo-calendar.ts';
import { demoId, memberId } from '../demo-identity.ts';

/** Addresses that can never receive mail, as those of the members. */
const invited = [
  { email: 'rosa@library.example', daysAgo: 2 },
  { email: 'henk@library.example', daysAgo: 2 },
  { email: 'yusef@liberry.example', daysAgo: 2, isRejected: true },
  { email: 'old-choir@club.example', daysAgo: invitedDays + 5 },
] as const;

/** Returns the addresses that the operator has invited, each with its link: one was misspelled, one link has ended. */
export function invitedRows(now: Date): {
  links: Insertable<InvitationTable>[];
  addresses: Insertable<InvitedAddressTable>[];
} {
  const rows = invited.map((one) => {
    const at = before(now, one.daysAgo * day);
    const done = before(at, -minute);
    const link = {
      id: demoId('invitation', one.email),
      token: demoId('invitation token', one.email).replaceAll('-', ''),
      ...{ label: '', made_by: memberId('amara'), is_of_operator: true, is_by_email: true, uses: 1 },
      created_at: at,
      expires_at: before(at, -invitedDays * day),
    };
    const outcome = 'isRejected' in one ? { rejected_at: done } : { sent_at: done };
    const address = {
      ...{ id: demoId('invited address', one.email), invitation_id: link.id, email: one.email, email_key: one.email },
      ...{ queued_at: at, ...outcome },
    };
    return { link, address };
  });
  return { links: rows.map(({ link }) => link), addresses: rows.map(({ address }) => address) };
}
