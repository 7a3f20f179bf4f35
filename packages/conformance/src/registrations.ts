import type { Member } from './members.ts';
import { eventFields, hostEvent, idsOf } from './things.ts';

/** Returns the requests to join an event, as its host reads them. */
export const requests = async (host: Member, eventId: string) =>
  (await host.api.ok('listEventRequests', { path: { eventId } })).requests;

/** Returns the participants of an event, as a host or participant reads them. */
export const participants = async (member: Member, eventId: string) =>
  (await member.api.ok('listEventParticipants', { path: { eventId } })).participants;

/** Returns the ids of upcoming events that a member takes part in. */
export const joined = async (member: Member): Promise<string[]> =>
  idsOf(await member.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } }));

/** Creates an event with this many places. */
export const hostPlaces = async (host: Member, places = 5): Promise<string> =>
  await hostEvent(host, eventFields(48, { max_participants: places }));
