import { displayName } from '../../lib/display-name.ts';

/** A member's place in a swap. */
export interface Seat {
  _id: string;
  name: string;
  photo?: string | null | undefined;
  /** The skill that they teach the next one. */
  gives: string;
}

/** Returns the first word of a name, which is what a drawing has room for. */
export function firstName(name: string): string {
  return displayName(name).split(/\s/u, 1)[0] ?? '';
}

/** Returns "You teach Eleni SQL. Eleni teaches June Basket weaving. June teaches you Sourdough." */
export function loopWords(seats: readonly Seat[]): string {
  return seats
    .map((seat, index) => {
      const isLast = index === seats.length - 1;
      const giver = index === 0 ? 'You teach' : `${displayName(seat.name)} teaches`;
      const receiver = isLast ? 'you' : displayName(seats[index + 1]?.name);
      return `${giver} ${receiver} ${seat.gives}.`;
    })
    .join(' ');
}
