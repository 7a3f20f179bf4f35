import { useUser } from '@skill-exchange/api-client/users';
import { useMember } from '../../shared/session/session-context.ts';
import { usePhotoUrl } from '../../shared/use-photo-url.ts';
import { SiteNavbar } from './site-navbar.tsx';

/** The navbar with the member's photo, which comes with the profile. */
export function MemberNavbar() {
  const userId = useMember()?.userId ?? '';
  const { data } = useUser(userId, { enabled: userId !== '' });
  const photoUrl = usePhotoUrl();
  return <SiteNavbar photo={photoUrl(data?.photo)} />;
}
