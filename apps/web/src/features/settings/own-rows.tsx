import { plural, t } from '@lingui/core/macro';
import { useNextEvents } from '@skill-exchange/api-client/next-events';
import { useGivenReviews, useReceivedReviews } from '@skill-exchange/api-client/reviews';
import { useSessions } from '@skill-exchange/api-client/sessions';
import { SettingsGroup, SettingsRow } from '@skill-exchange/ui/components/settings-rows';
import { SwapHours } from '@skill-exchange/ui/components/swap-hours';
import { hoursSwapped } from '@skill-exchange/ui/lib/sessions/hours-swapped';
import { formatShortDay, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import { paths } from '../../config/paths.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { failureIn } from './row-state.ts';

/** The dashboard's sections without a tab in the bottom bar, with what is new in each. */
export function OwnRows({ memberId }: { memberId: string }) {
  const { data: sessions = [] } = useSessions();
  const hours = hoursSwapped(sessions, memberId);
  return (
    <>
      {hours.taught + hours.learned > 0 ? <SwapHours hours={hours} /> : null}
      <SettingsGroup>
        <SettingsRow href={paths.dashboard.profile} icon={User} title={t`Profile`} detail={t`Name, about, skills`} />
        <SettingsRow
          href={paths.matches}
          icon={ArrowLeftRight}
          title={t`Swaps for you`}
          detail={t`People and rings that fit your skills`}
        />
        <EventsRow />
        <ReviewRow memberId={memberId} />
      </SettingsGroup>
    </>
  );
}

function EventsRow() {
  const { events, errors } = useNextEvents();
  const [next] = events;
  const hasEvents = useOffers('events');
  if (!hasEvents && next === undefined) return null;
  return (
    <SettingsRow
      href={paths.dashboard.events}
      icon={CalendarDays}
      title={t`My Events`}
      detail={
        next === undefined
          ? t`Events you host and events you join`
          : t`Next: ${{ event: next.title }}, ${{ day: formatShortDay(next.start_time, localTimeZone()) }}`
      }
      value={next === undefined ? failureIn(...errors) : undefined}
    />
  );
}

function ReviewRow({ memberId }: { memberId: string }) {
  const { data: received, error: receivedError } = useReceivedReviews(memberId);
  const { data: given, error: givenError } = useGivenReviews();
  const isKnown = received !== undefined && given !== undefined;
  return (
    <SettingsRow
      href={paths.dashboard.review}
      icon={Star}
      title={t`Review`}
      detail={
        isKnown
          ? t`${plural(received.length, { one: '# received', other: '# received' })}, ${plural(given.length, { one: '# given', other: '# given' })}`
          : t`Received and given`
      }
      value={isKnown ? undefined : failureIn(receivedError, givenError)}
    />
  );
}
