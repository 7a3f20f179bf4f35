import { useParams } from 'react-router-dom';
import { MemberProfile } from '../../features/profile/member-profile.tsx';

/** `/users/:userId`: what another member teaches and wants to learn. */
export function UserPage() {
  const { userId = '' } = useParams();
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <MemberProfile userId={userId} />
    </div>
  );
}
