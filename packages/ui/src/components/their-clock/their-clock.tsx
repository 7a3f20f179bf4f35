import Clock from 'lucide-react/icons/clock';
import type { ComponentProps } from 'react';
import { localTime } from '../../lib/local-time.ts';
import { cityOf } from '../../lib/slot-words.ts';
import { useNow } from '../../lib/use-now.ts';

interface TheirClockProps extends ComponentProps<'span'> {
  /** The other member's IANA time zone. */
  timeZone: string;
}

/** What time it is where another member lives. Leave it out where their zone is not known. */
export function TheirClock({ timeZone, ...rest }: TheirClockProps) {
  const now = new Date(useNow()).toISOString();
  return (
    <span data-slot="their-clock" className="inline-flex items-center gap-2" {...rest}>
      <Clock aria-hidden="true" className="size-4 flex-none" />
      {`${localTime(now, timeZone)} in ${cityOf(timeZone)} now`}
    </span>
  );
}
