import { SettingsGroup, SettingsRow } from '@skill-exchange/ui/components/settings-rows';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import { paths } from '../../config/paths.ts';

/** The dashboard's sections without a tab in the bottom bar. */
export function OwnRows() {
  return (
    <SettingsGroup>
      <SettingsRow href={paths.dashboard.profile} icon={User} title="Profile" detail="Name, about, skills" />
      <SettingsRow
        href={paths.matches}
        icon={ArrowLeftRight}
        title="Swaps for you"
        detail="People and rings that fit your skills"
      />
      <SettingsRow
        href={paths.dashboard.events}
        icon={CalendarDays}
        title="My Events"
        detail="Events you host and events you join"
      />
      <SettingsRow href={paths.dashboard.review} icon={Star} title="Review" detail="Received and given" />
    </SettingsGroup>
  );
}
