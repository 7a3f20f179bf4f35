import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventStatus } from '@skill-exchange/api-client/types';
import { type ReactNode, useId } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx';

const tabs: readonly { status: EventStatus; label: MessageDescriptor }[] = [
  { status: 'Upcoming', label: msg`Scheduled` },
  { status: 'Cancelled', label: msg`Canceled` },
  { status: 'Completed', label: msg`Completed` },
];

interface EventTabsProps {
  title: string;
  direction: 'teach' | 'learn';
  /** Number of events by status, once loaded. */
  counts: Record<EventStatus, number | undefined>;
  onTabChange?: () => void;
  /** The events of a status in any state, for example a `MyEventGrid`. */
  children: (status: EventStatus) => ReactNode;
}

/** A member's own events, with one tab per status. */
export function EventTabs({ title, direction, counts, onTabChange, children }: EventTabsProps) {
  const headingId = useId();
  return (
    <Tabs defaultValue="Upcoming" onValueChange={() => onTabChange?.()} asChild>
      <section data-slot="event-tabs" aria-labelledby={headingId}>
        <SectionHeading
          className="mb-5"
          title={title}
          headingId={headingId}
          scale="panel"
          direction={direction}
          end={
            <TabList label={title}>
              {tabs.map(({ status, label }) => (
                <Tab key={status} value={status} count={counts[status]}>
                  {i18n._(label)}
                </Tab>
              ))}
            </TabList>
          }
        />
        {tabs.map(({ status }) => (
          <EventPanel key={status} status={status} count={counts[status] ?? 0}>
            {children(status)}
          </EventPanel>
        ))}
      </section>
    </Tabs>
  );
}

function EventPanel({ status, count, children }: { status: EventStatus; count: number; children: ReactNode }) {
  const ref = useFocusFallback<HTMLDivElement>(count);
  return (
    <TabPanel value={status} ref={ref}>
      {children}
    </TabPanel>
  );
}
