import { MemberHome } from '@skill-exchange/ui/components/member-home';
import { HomeMatches } from './home-matches.tsx';
import { HomeRequests } from './home-requests.tsx';
import { HomeSession } from './home-session.tsx';
import { HomeUnread } from './home-unread.tsx';

type HomeProps = { memberId: string; name: string };

/** What waits for the member. Each part loads and fails by itself. */
export function Home({ memberId, name }: HomeProps) {
  return (
    <MemberHome name={name}>
      <HomeSession memberId={memberId} />
      <HomeRequests memberId={memberId} />
      <HomeUnread memberId={memberId} />
      <HomeMatches memberId={memberId} />
    </MemberHome>
  );
}
