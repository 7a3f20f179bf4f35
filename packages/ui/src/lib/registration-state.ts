import type { Event } from '@skill-exchange/api-client/types';

/** A viewer's relation to an event. Joining can be requested for `open` and `full`. */
export type RegistrationState =
  | 'host'
  | 'registered'
  | 'requested'
  | 'cancelled'
  | 'completed'
  | 'closed'
  | 'full'
  | 'open';

/** The member who views the event; an unknown id is undefined or empty. */
export interface EventViewer {
  readonly _id?: string | undefined;
  readonly name: string;
}

type RegistrationFacts = Pick<
  Event,
  | 'created_by'
  | 'cohosts'
  | 'participants'
  | 'requests'
  | 'status'
  | 'current_participants_count'
  | 'max_participants'
  | 'freePlaces'
  | 'signUpsClosed'
>;

/** Returns the state of an event for a member, or for a visitor (null). Compares names if an id is missing. */
export function registrationState(event: RegistrationFacts, member: EventViewer | null): RegistrationState {
  const id = member?._id;
  const isAmong = (list: readonly { _id: string }[]) => Boolean(id) && list.some((person) => person._id === id);
  if (member && isHost(event, member)) return 'host';
  // Co-hosts do everything that the host does.
  if (isAmong(event.cohosts ?? [])) return 'host';
  if (isAmong(event.participants)) return 'registered';
  if (isAmong(event.requests)) return 'requested';
  if (event.status === 'Cancelled') return 'cancelled';
  if (event.status === 'Completed') return 'completed';
  if (event.signUpsClosed) return 'closed';
  return freePlaces(event) === 0 ? 'full' : 'open';
}

type Places = Pick<Event, 'current_participants_count' | 'max_participants' | 'freePlaces'>;

/** Returns how many more members an event has room for. Some backends do not count the places that are held for others. */
export function freePlaces({ current_participants_count: enrolled, max_participants: size, freePlaces: left }: Places) {
  return left ?? Math.max(0, size - enrolled);
}

function isHost({ created_by: host }: RegistrationFacts, { _id, name }: EventViewer): boolean {
  if (_id && host._id) return _id === host._id;
  return name !== '' && name === host.name;
}
