import type { Need, NotificationKind, Ring } from '@skill-exchange/api-client/types';
import { LinkNeed, NeedList, NeedsYou } from '../../components/needs-you/needs-you.tsx';
import { NotificationDay, NotificationRow } from '../../components/notification-rows/notification-rows.tsx';
import { RingBar } from '../../components/ring-bar/ring-bar.tsx';
import { RingCard } from '../../components/ring-card/ring-card.tsx';
import { ringStanding } from '../../components/ring-card/ring-standing.ts';
import { Everywhere } from './everywhere.tsx';

const unused = () => {};
const timeZone = 'Europe/Berlin';

interface RingEverywhereProps {
  ring: Ring;
  /** What the server says in Needs you, if it waits for the member. */
  need?: Pick<Need, 'kind' | 'title'>;
  /** The server's latest notification about it. */
  news: { kind: NotificationKind; title: string };
}

/** A ring on each page that shows it. */
export function RingEverywhere({ ring, need, news }: RingEverywhereProps) {
  const { seats, expiresAt } = ring;
  const starter = seats.find(({ member }) => member._id === ring.startedBy)?.member;
  const actor = starter && { _id: starter._id, name: starter.name, photo: starter.photo };
  const at = ring.agreedAt ?? ring.expiresAt ?? '';
  return (
    <Everywhere
      places={{
        'Bar of Swaps': ringStanding(ring).canAnswer ? (
          <RingBar ring={ring} onAccept={unused} isOpen={false} onToggle={unused} timeZone={timeZone} />
        ) : null,
        'Card of Swaps': (
          <RingCard
            ring={ring}
            onAnswer={unused}
            onReplace={unused}
            replacements={[]}
            planHref={String}
            sessionHref={String}
            timeZone={timeZone}
          />
        ),
        'Home, needs you': need ? (
          <NeedsYou count={1}>
            <NeedList>
              <LinkNeed
                need={{
                  _id: 'need',
                  path: '#',
                  count: 1,
                  askedAt: at,
                  ...need,
                  ...(expiresAt && { endsAt: expiresAt }),
                }}
                href="#swaps"
                timeZone={timeZone}
              />
            </NeedList>
          </NeedsYou>
        ) : null,
        Notification: (
          <NotificationDay label="Today">
            <NotificationRow
              notification={{ _id: 'news', ...news, at, count: 1, path: '#', isRead: false, ...(actor && { actor }) }}
              href="#swaps"
              onOpen={unused}
            />
          </NotificationDay>
        ),
      }}
    />
  );
}
