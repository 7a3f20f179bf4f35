import { t } from '@lingui/core/macro';
import { TimeTabs } from '@skill-exchange/ui/components/time-tabs';
import { paths } from '../../config/paths.ts';
import { MyHours } from '../../features/availability/my-hours.tsx';
import { SettingsFrame } from '../../layouts/settings-frame.tsx';

/** `/userDashboard/availability`: when the member is available for sessions. */
export function AvailabilityPage() {
  return (
    <SettingsFrame title={t`Your hours`} description={t`When you have time for swaps, week by week.`}>
      <TimeTabs current="hours" hrefs={paths.time} className="mb-6" />
      <MyHours />
    </SettingsFrame>
  );
}
