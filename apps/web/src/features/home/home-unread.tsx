import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import { HomePart, HomePartSkeleton, HomeRow, HomeRows } from '@skill-exchange/ui/components/member-home';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { Avatar } from '@skill-exchange/ui/primitives/avatar';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { shownInPart } from './shown-in-part.ts';

/** Conversations with something unread, the latest first. */
export function HomeUnread({ memberId }: { memberId: string }) {
  const query = viewedQuery(useQuery(chatUsersQuery(useApi(), memberId)));
  const photoUrl = usePhotoUrl();
  return (
    <HomePart title="Unread for you">
      <QueryView
        query={{ ...query, data: query.data?.filter(({ unreadCount = 0 }) => unreadCount > 0) }}
        loading={<HomePartSkeleton label="Loading your conversations..." of="row" />}
        failure="We couldn't load your conversations"
        isEmpty={(users) => users.length === 0}
        empty={<p className="text-ink-2">You're all caught up.</p>}
      >
        {(users) => (
          <HomeRows>
            {users.slice(0, shownInPart).map(({ _id, name, photo, unreadCount = 0 }) => (
              <HomeRow
                key={_id}
                href={paths.chatWith(_id)}
                title={displayName(name)}
                start={<Avatar id={_id} name={name} src={photoUrl(photo)} size="sm" decorative />}
                mark={`${unreadCount} unread`}
              />
            ))}
          </HomeRows>
        )}
      </QueryView>
    </HomePart>
  );
}
