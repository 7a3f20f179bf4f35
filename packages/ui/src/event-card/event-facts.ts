import type { Event } from '@skill-exchange/api-client/types';

/**
 * The names of the skills that an event teaches. One call names them in `skills_id`, another in `skills`; an older
 * backend may send either alone.
 */
export function skillNamesOf(event: Partial<Pick<Event, 'skills' | 'skills_id'>>): string[] {
  const named = event.skills_id?.map((skill) => skill.name) ?? [];
  return named.length > 0 ? named : (event.skills ?? []);
}

/** How many take part in an event; undefined when neither their number nor their list was sent. */
export function enrolledIn(
  event: Partial<Pick<Event, 'participants' | 'current_participants_count'>>,
): number | undefined {
  return event.current_participants_count ?? event.participants?.length;
}

/** Who hosts an event, from `created_by` or from the flat fields that the enrolled list carries. */
export function hostOf(event: Partial<Pick<Event, 'created_by' | 'host_name' | 'host_img'>>) {
  return {
    id: event.created_by?._id ?? '',
    name: event.created_by?.name ?? event.host_name ?? '',
    photo: event.created_by?.photo ?? event.host_img ?? '',
  };
}
