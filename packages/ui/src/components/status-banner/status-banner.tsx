import { t } from '@lingui/core/macro';
import type { EventStatus } from '@skill-exchange/api-client/types';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import type { ReactNode } from 'react';
import { eventStateWords } from '../../lib/events/event-standing.ts';
import { Banner } from '../../primitives/banner/banner.tsx';

/** Banner of an event that a moderator has removed. Pass a link to the reason. */
export function RemovedBanner({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <Banner tone="danger" className={className}>
      <CalendarX aria-hidden="true" />
      <span>
        {t`A moderator removed this event. Only you can see it.`} {children}
      </span>
    </Banner>
  );
}

/** Banner of a canceled or completed event. */
export function StatusBanner({ status, className }: { status: EventStatus; className?: string }) {
  const isCancelled = status === 'Cancelled';
  const Icon = isCancelled ? CalendarX : CalendarCheck;
  return (
    <Banner tone={isCancelled ? 'danger' : 'teach'} className={className}>
      <Icon aria-hidden="true" />
      <span>{eventStateWords[isCancelled ? 'cancelled' : 'completed']}</span>
    </Banner>
  );
}
