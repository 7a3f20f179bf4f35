import { t } from '@lingui/core/macro';
import { useAvailability } from '@skill-exchange/api-client/availability';
import { SettingsGroup, SettingsRow } from '@skill-exchange/ui/components/settings-rows';
import { hoursInWords } from '@skill-exchange/ui/lib/time/hours-in-words';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import { paths } from '../../config/paths.ts';
import { rowState } from './row-state.ts';

/** Settings of the member's availability and calendar. */
export function TimeRows() {
  const hours = useAvailability();
  const words = hours.data ? hoursInWords(hours.data) : '';
  const isUnset = hours.data !== undefined && words === '';
  return (
    <SettingsGroup title={t`Your time`}>
      <SettingsRow
        href={paths.availability}
        icon={Clock}
        title={t`Your hours`}
        detail={words || t`When you have time for swaps`}
        {...rowState(hours, () => (isUnset ? t`Not set` : undefined))}
        tone={isUnset ? 'due' : undefined}
      />
      <SettingsRow
        href={paths.calendar}
        icon={CalendarDays}
        title={t`Calendar`}
        detail={t`Month, and a link for your own calendar`}
      />
    </SettingsGroup>
  );
}
