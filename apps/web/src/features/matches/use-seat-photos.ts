import type { MatchMember } from '@skill-exchange/api-client/types';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Completes the addresses of photos in a match or a ring. */
export function useSeatPhotos() {
  const photoUrl = usePhotoUrl();
  return <Seat extends { member: MatchMember }, Thing extends { seats: Seat[] }>(thing: Thing): Thing => ({
    ...thing,
    seats: thing.seats.map((seat) => ({ ...seat, member: { ...seat.member, photo: photoUrl(seat.member.photo) } })),
  });
}
