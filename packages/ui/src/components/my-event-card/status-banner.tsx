import type { EventStatus } from '@skill-exchange/api-client/types';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import { Banner } from '../../primitives/banner/banner.tsx';

/** Banner of a cancelled or completed event. */
export function StatusBanner({ status, className }: { status: EventStatus; className?: string }) {
  const isCancelled = status === 'Cancelled';
  const Icon = isCancelled ? CalendarX : CalendarCheck;
  return (
    <Banner tone={isCancelled ? 'danger' : 'teach'} className={className}>
      <Icon aria-hidden="true" />
      {isCancelled ? 'Event Canceled' : 'Event Completed'}
    </Banner>
  );
}
