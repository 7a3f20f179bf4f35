import type { Person } from '@skill-exchange/api-client/types';
import { presentMemberRef } from '../users/present-user.ts';
import type { PersonRow } from './registration-repository.ts';

/** Someone who asks to join or takes part, as the host sees them. */
export function presentPerson(row: PersonRow): Person {
  return { ...presentMemberRef(row.id, row.name, row.image_hash), about: row.about };
}
