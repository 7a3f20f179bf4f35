import type { Event } from '@skill-exchange/api-client/types';

/** Where somebody stands with an event. They can ask to join where it is `open`, and try to where it is `full`. */
export type RegistrationState =
  | 'host'
  | 'registered'
  | 'requested'
  | 'cancelled'
  | 'completed'
  | 'full'
  | 'open';

/** Whoever looks at the event. An id that is not known is left out or empty. */
export interface Onlooker {
  readonly _id?: string | undefined;
  readonly name: string;
}

type RegistrationFacts = Pick<
  Event,
  'created_by' | 'participants' | 'requests' | 'status' | 'current_participants_count' | 'max_participants'
>;

/**
 * Where a member stands with an event; a visitor is null. They host it when they have the host's id, or the host's name
 * where one of the ids is not known: people share names. The server decides by id alone.
 */
export function registrationState(event: RegistrationFacts, member: Onlooker | null): RegistrationState {
  const id = member?._id;
  const isAmong = (list: readonly { _id: string }[]) =>
    Boolean(id) && list.some((person) => person._id === id);
  if (member && isHost(event, member)) return 'host';
  if (isAmong(event.participants)) return 'registered';
  if (isAmong(event.requests)) return 'requested';
  if (event.status === 'Cancelled') return 'cancelled';
  if (event.status === 'Completed') return 'completed';
  return event.current_participants_count >= event.max_participants ? 'full' : 'open';
}

function isHost({ created_by: host }: RegistrationFacts, { _id, name }: Onlooker): boolean {
  if (_id && host._id) return _id === host._id;
  return name !== '' && name === host.name;
}
