import { MyHours } from '../../features/availability/my-hours.tsx';
import { SettingsFrame } from '../../layouts/settings-frame.tsx';

/** `/userDashboard/availability`: when the member is available for sessions. */
export function AvailabilityPage() {
  return (
    <SettingsFrame title="Your hours" description="When you have time for swaps, week by week.">
      <MyHours />
    </SettingsFrame>
  );
}
