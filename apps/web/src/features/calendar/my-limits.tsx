import { useAvailability } from '@skill-exchange/api-client/availability';
import { TimeLimits } from '@skill-exchange/ui/components/time-limits';
import { Card } from '@skill-exchange/ui/primitives/card';
import { paths } from '../../config/paths.ts';

/** The limits beside the member's week; nothing until they have set their hours. */
export function MyLimits() {
  const { data: availability } = useAvailability();
  if (!availability) return null;
  return (
    <Card className="p-6">
      <TimeLimits availability={availability} href={paths.time.hours} />
    </Card>
  );
}
