import { t } from '@lingui/core/macro';
import Clock from 'lucide-react/icons/clock';
import type { ComponentProps } from 'react';
import { timeNow } from '../../lib/time/clock-times.ts';
import { cityOf } from '../../lib/time/date-time.ts';
import { useNow } from '../../lib/time/use-now.ts';

interface TheirClockProps extends ComponentProps<'span'> {
  /** The other member's IANA time zone. */
  timeZone: string;
}

/** Another member's local time. Omit it if their zone is unknown. */
export function TheirClock({ timeZone, ...rest }: TheirClockProps) {
  const now = useNow();
  return (
    <span data-slot="their-clock" className="inline-flex items-center gap-2" {...rest}>
      <Clock aria-hidden="true" className="size-4 flex-none" />
      {t`${{ time: timeNow(now, timeZone) }} in ${{ city: cityOf(timeZone) }} now`}
    </span>
  );
}
