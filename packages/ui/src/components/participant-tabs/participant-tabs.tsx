import { plural, t } from '@lingui/core/macro';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

interface ParticipantTabsProps {
  /** Number of pending requests, once loaded. */
  pendingCount: number | undefined;
  acceptedCount: number | undefined;
  pending: ReactNode;
  accepted: ReactNode;
  /** The members on the waitlist; without any there is no tab. */
  waiting?: ReactNode;
  waitingCount?: number | undefined;
}

/** An event's requests and participants, for its host. */
export function ParticipantTabs(props: ParticipantTabsProps) {
  const { pendingCount, acceptedCount, waitingCount, pending, accepted, waiting } = props;
  const ref = useFocusFallback<HTMLDivElement>(pendingCount ?? 0);
  return (
    <section data-slot="participant-tabs" aria-label={t`Participants`}>
      <p role="status" className="sr-only">
        {pendingCount === undefined
          ? null
          : plural(pendingCount, { one: '# pending request', other: '# pending requests' })}
      </p>
      <Tabs defaultValue="pending">
        <TabList label={t`Participants`} className="mb-2">
          <Tab value="pending" count={pendingCount}>
            {t`Pending Requests`}
          </Tab>
          <Tab value="accepted" count={acceptedCount}>
            {t`Accepted`}
          </Tab>
          {waiting ? (
            <Tab value="waiting" count={waitingCount}>
              {t`Waitlist`}
            </Tab>
          ) : null}
        </TabList>
        <TabPanel value="pending" ref={ref}>
          {pending}
        </TabPanel>
        <TabPanel value="accepted">{accepted}</TabPanel>
        {waiting ? <TabPanel value="waiting">{waiting}</TabPanel> : null}
      </Tabs>
    </section>
  );
}

/** Empty tab of pending requests. */
export function NoRequests() {
  return (
    <EmptyState className="mt-2" title={t`No pending requests`} illustration={<NoPeopleArt />}>
      {t`People who ask to join appear here until you decide.`}
    </EmptyState>
  );
}

/** Empty tab of accepted participants. */
export function NoParticipants() {
  return (
    <EmptyState className="mt-2" title={t`No accepted participants yet`} illustration={<NoPeopleArt />}>
      {t`Approve a request, and that person appears here.`}
    </EmptyState>
  );
}

/** Empty tab of the waitlist. */
export function NobodyWaits() {
  return (
    <EmptyState className="mt-2" title={t`Nobody waits`} illustration={<NoPeopleArt />}>
      {t`Members who join the waitlist appear here, first come first.`}
    </EmptyState>
  );
}

/** Explains above the pending requests that the event is full, and how to let more members in. */
export function FullEventNote({ id, waiting = 0 }: { id: string; waiting?: number | undefined }) {
  return (
    <Banner id={id} tone="learn" className="mt-2">
      <Users aria-hidden="true" />
      <span>
        {t`Every spot is taken. To let more people in, edit the number of participants.`}{' '}
        {waiting > 0
          ? plural(waiting, { one: '# member waits for a place.', other: '# members wait for a place.' })
          : null}
      </span>
    </Banner>
  );
}
