import { useSomeUsers } from '@skill-exchange/api-client/users';
import { SwapStory } from '@skill-exchange/ui/components/swap-story';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { pairOf } from './pair-of.ts';

/** A swap between two of the members whom the landing page shows; an example without such a pair. */
export function CommunityStory() {
  const photoUrl = usePhotoUrl();
  const { data: users = [] } = useSomeUsers();
  return <SwapStory pair={pairOf(users.map((user) => ({ ...user, photo: photoUrl(user.photo) })))} />;
}
