import { parseId } from '../../db/ids.ts';

/** A seat in a swap or ring: its member teaches `gives` (a skill's id) to the member in the next seat. */
export interface Seat {
  memberId: string;
  gives: string;
}

const bytesOfId = 16;

/** Returns a key from the members and skills of a match; it is the same for each member, whoever comes first. */
export function matchKeyOf(seats: readonly Seat[]): string {
  const ids = startingAt(seats, firstMember(seats)).flatMap(({ memberId, gives }) => [memberId, gives]);
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url');
}

/** Parses the seats in a key, the member's own first; null unless it is the key of a match with the member. */
export function seatsOfKey(key: string, memberId: string): Seat[] | null {
  const bytes = Buffer.from(key, 'base64url');
  const size = bytes.length / (2 * bytesOfId);
  if (![2, 3, 4].includes(size)) return null;
  const idAt = (index: number) => {
    const hex = bytes.toString('hex', index * bytesOfId, (index + 1) * bytesOfId);
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  const seats = Array.from({ length: size }, (_, seat) => ({ memberId: idAt(seat * 2), gives: idAt(seat * 2 + 1) }));
  const own = seats.findIndex((seat) => seat.memberId === memberId);
  const isWhole =
    seats.every(({ memberId: member, gives }) => parseId(member) !== null && parseId(gives) !== null) &&
    new Set(seats.map((seat) => seat.memberId)).size === size &&
    new Set(seats.map((seat) => seat.gives)).size === size;
  return own === -1 || !isWhole || matchKeyOf(seats) !== key ? null : startingAt(seats, own);
}

/** Rotates a circle so that it starts at another seat. */
export function startingAt<Item>(circle: readonly Item[], first: number): Item[] {
  return [...circle.slice(first), ...circle.slice(0, first)];
}

function firstMember(seats: readonly Seat[]): number {
  const ids = seats.map(({ memberId }) => memberId);
  return ids.indexOf(ids.toSorted()[0] ?? '');
}
