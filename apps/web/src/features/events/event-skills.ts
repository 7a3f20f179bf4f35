import type { Event } from '@skill-exchange/api-client/types';

/** The names of an event's skills. Some calls name them in `skills_id`, others in `skills`; a backend may send one. */
export function skillNamesOf({ skills, skills_id }: Partial<Pick<Event, 'skills' | 'skills_id'>>): string[] {
  const named = skills_id?.map(({ name }) => name) ?? [];
  return named.length > 0 ? named : (skills ?? []);
}
