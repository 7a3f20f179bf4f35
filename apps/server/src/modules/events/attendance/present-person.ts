import type { Person } from '@skill-exchange/api-client/types';
import { presentMemberRef } from '../../users/present-user.ts';
import type { PersonRow } from './people-repository.ts';

/** Presents a member who takes part or has requested to, to the host. */
export function presentPerson(row: PersonRow): Person {
  const { message, came = null, dates, signed_up_at = null, offer_expires_at = null, wants } = row;
  return {
    ...presentMemberRef(row.id, row.name, row.image_hash),
    about: row.about,
    ...(message && { message }),
    ...(came !== null && { came }),
    ...(signed_up_at !== null && { signedUpAt: signed_up_at.toISOString() }),
    ...(offer_expires_at !== null && { offerExpiresAt: offer_expires_at.toISOString() }),
    ...(dates && dates > 1 && { dates }),
    ...(wants && { wants }),
  };
}
