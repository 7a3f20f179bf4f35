import { useSessions } from '@skill-exchange/api-client/sessions';
import type { Session, SessionStatus } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/button';
import { EmptyState } from '@skill-exchange/ui/empty-state';
import { NoSessionsArt } from '@skill-exchange/ui/illustration';
import { useLink } from '@skill-exchange/ui/link-context';
import { LoadingStatus } from '@skill-exchange/ui/loading-status';
import { Skeleton } from '@skill-exchange/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@skill-exchange/ui/tabs';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { SessionCard } from './session-card.tsx';

const statuses: readonly SessionStatus[] = ['Scheduled', 'Completed', 'Cancelled'];

const reasons: Record<SessionStatus, string> = {
  Scheduled: 'Find somebody who teaches what you want to learn, and agree on an hour.',
  Completed: 'A swap stands here once its hour is over.',
  Cancelled: 'None of your swaps was cancelled. Good.',
};

/** The member's swaps in their three states. */
export function MySessions({ ownId }: { ownId: string }) {
  const query = useSessions();
  return (
    <Tabs defaultValue="Scheduled">
      <TabList label="Sessions" className="mb-6">
        {statuses.map((status) => (
          <Tab key={status} value={status} count={query.data && inStatus(query.data, status).length}>
            {status}
          </Tab>
        ))}
      </TabList>
      {statuses.map((status) => (
        <TabPanel key={status} value={status}>
          <QueryView
            query={{ ...query, data: query.data && inStatus(query.data, status) }}
            loading={<LoadingSessions />}
            failure="Error getting sessions"
            isEmpty={(sessions) => sessions.length === 0}
            empty={<NoSessions reason={reasons[status]} />}
          >
            {(sessions) => (
              <ul className="grid gap-5 sm:grid-cols-2">
                {sessions.map((session) => (
                  <li key={session._id}>
                    <SessionCard session={session} ownId={ownId} />
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        </TabPanel>
      ))}
    </Tabs>
  );
}

function inStatus(sessions: readonly Session[], status: SessionStatus): Session[] {
  return sessions.filter((session) => session.status === status);
}

function LoadingSessions() {
  return (
    <LoadingStatus label="Loading...">
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton shape="block" className="h-60 rounded-card" />
        <Skeleton shape="block" className="h-60 rounded-card max-sm:hidden" />
      </div>
    </LoadingStatus>
  );
}

function NoSessions({ reason }: { reason: string }) {
  const Link = useLink();
  return (
    <EmptyState
      title="No Sessions Found"
      illustration={<NoSessionsArt />}
      action={
        <Button asChild variant="learn">
          <Link href={paths.recommendedUsers}>Find a partner</Link>
        </Button>
      }
    >
      {reason}
    </EmptyState>
  );
}
