import type { Event, EventStatus } from './types.ts';
import type { Loose } from './whole-user.ts';

/**
 * Completes an event from a backend's response. In a member's own lists its id is `event_id`, and its
 * host may be only a name and a photo.
 *
 * @param status the status of its list
 */
export function wholeEvent(event: Loose<Event>, status: EventStatus = 'Upcoming'): Event {
  const { created_by, host_name, host_img, skills, skills_id, participants } = event;
  const id = event.event_id ?? event._id ?? '';
  return {
    ...(event as Event),
    _id: id,
    event_id: id,
    description: event.description ?? '',
    status: event.status ?? status,
    skills: skills_id?.length ? skills_id.map(({ name }) => name) : (skills ?? []),
    skills_id: skills_id ?? [],
    created_by: { _id: '', name: host_name ?? '', photo: host_img ?? '', ...created_by },
    host_name: host_name ?? created_by?.name ?? '',
    host_img: host_img ?? created_by?.photo ?? '',
    participants: participants ?? [],
    requests: event.requests ?? [],
    current_participants_count: event.current_participants_count ?? participants?.length ?? 0,
  };
}
