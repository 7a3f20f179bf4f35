import type { CalendarEntry, Event, Need, NotificationKind } from '@skill-exchange/api-client/types';
import { EventActions, EventPage } from '../../components/event-page/event-page.tsx';
import { EventRow } from '../../components/event-row/event-row.tsx';
import { EventStanding } from '../../components/event-standing/event-standing.tsx';
import { JoinMeeting } from '../../components/join-meeting/join-meeting.tsx';
import { Agenda } from '../../components/month-calendar/agenda.tsx';
import { CreatedEventCard, EnrolledEventCard } from '../../components/my-event-card/my-event-card.tsx';
import { LinkNeed, NeedList, NeedsYou } from '../../components/needs-you/needs-you.tsx';
import { NextEvent } from '../../components/next-event/next-event.tsx';
import { NotificationDay, NotificationRow } from '../../components/notification-rows/notification-rows.tsx';
import { RegistrationButton } from '../../components/registration-button/registration-button.tsx';
import { WaitlistBox } from '../../components/waitlist-box/waitlist-box.tsx';
import { eventStanding } from '../../lib/events/event-standing.ts';
import type { EventViewer } from '../../lib/registration-state.ts';
import { dayIn } from '../../lib/time/date-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Everywhere } from './everywhere.tsx';

const timeZone = 'Europe/Berlin';
const unused = () => {};

interface EventEverywhereProps {
  event: Event;
  viewer: EventViewer;
  /** What the server says in Needs you, if it waits for the viewer. */
  need?: Pick<Need, 'kind' | 'title' | 'endsAt'>;
  /** The server's latest notification about it, if any. */
  news?: { kind: NotificationKind; title: string };
}

/** An event on each page that shows it. */
export function EventEverywhere({ event, viewer, need, news }: EventEverywhereProps) {
  const { state, start, link, isWaiting } = eventStanding(event, viewer, { now: useNow(), timeZone });
  const isIn = state === 'host' || state === 'registered';
  const isOwn = isIn || [...event.participants, ...event.requests].some(({ _id }) => _id === viewer._id);
  const day = dayIn(Date.parse(event.start_time), timeZone);
  const isListed = event.status === 'Upcoming';
  const each = { event, viewer, timeZone, onShowMore: unused, hostHref: '#host', href: '#event' };
  return (
    <Everywhere
      places={{
        'Row of the list': isListed ? <EventRow {...each} /> : null,
        'Page of the event': (
          <EventPage
            event={event}
            back={{ href: '#events', label: 'Upcoming Events' }}
            place="Online"
            actions={
              <EventActions>
                {isWaiting && event.waitlist ? (
                  <WaitlistBox waitlist={event.waitlist} onStep={unused} />
                ) : state === 'open' || state === 'full' ? (
                  <RegistrationButton event={event} member={viewer} onRegister={unused} />
                ) : (
                  <EventStanding state={state} />
                )}
                {isIn && link ? <JoinMeeting event={event} href={link} size="md" /> : null}
              </EventActions>
            }
            timeZone={timeZone}
          />
        ),
        'Card of my events':
          state === 'host' ? (
            <CreatedEventCard event={event} href="#event" timeZone={timeZone} />
          ) : isOwn ? (
            <EnrolledEventCard
              event={event}
              requested={state === 'requested'}
              onViewDetails={unused}
              timeZone={timeZone}
            />
          ) : null,
        'Home, needs you': need ? (
          <NeedsYou count={1}>
            <NeedList>
              <LinkNeed
                need={{ _id: event._id, path: '#', count: 1, askedAt: event.start_time, ...need }}
                href="#event"
                timeZone={timeZone}
              />
            </NeedList>
          </NeedsYou>
        ) : null,
        'Home, next event':
          isIn && start !== null ? (
            <NextEvent event={event} isHost={state === 'host'} href="#event" timeZone={timeZone} />
          ) : null,
        Calendar: isIn ? (
          <Agenda
            days={[[day, [entryOf(event, state === 'host')]]]}
            today={day}
            timeZone={timeZone}
            hrefOf={String}
            standingOf={() => undefined}
            idOf={(which) => `calendar-${which}`}
          />
        ) : null,
        Notification: news ? (
          <NotificationDay label="Today">
            <NotificationRow
              notification={{
                _id: 'news',
                ...news,
                at: event.start_time,
                count: 1,
                path: '#event',
                isRead: false,
              }}
              href="#event"
              onOpen={unused}
            />
          </NotificationDay>
        ) : null,
      }}
    />
  );
}

function entryOf({ _id, title, start_time, end_time }: Event, isHost: boolean): CalendarEntry {
  return { kind: 'event', _id, title, startsAt: start_time, endsAt: end_time, role: isHost ? 'host' : 'participant' };
}
