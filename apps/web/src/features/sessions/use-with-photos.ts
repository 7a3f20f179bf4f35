import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Returns a function that completes the URLs of a session's two photos. */
export function useWithPhotos(): (session: Session) => Session {
  const photoUrl = usePhotoUrl();
  const whole = (member: MemberRef) => ({ ...member, photo: photoUrl(member.photo) });
  return (session) => ({ ...session, userOne: whole(session.userOne), userTwo: whole(session.userTwo) });
}
