import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useAcceptSession } from '@skill-exchange/api-client/session-offers';
import type { Session } from '@skill-exchange/api-client/types';
import { ProposalNeed } from '@skill-exchange/ui/components/needs-you';
import { localDayTime } from '@skill-exchange/ui/lib/local-time';
import { paths } from '../../config/paths.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const failed = 'Failed to accept session';

/** Suggested times to accept one of; other answers are on the session's page. */
export function ProposalAnswer({ session, memberId }: { session: Session; memberId: string }) {
  const { _id: sessionId, version } = session;
  const { mutateAsync, isPending } = useAcceptSession();

  const accept = useSingleFlight(async (time: string) => {
    try {
      await mutateAsync({ sessionId, time, ...(version !== undefined && { version }) });
      notify.success(`Agreed. ${localDayTime(time)}`);
    } catch (error) {
      logger.failure(failed, error);
      notify.error(serverMessageOr(error, isApiError(error, 0) ? `${failed}. Please try again later.` : failed));
    }
  });

  return (
    <ProposalNeed
      session={session}
      memberId={memberId}
      href={paths.dashboard.oneSession.to(sessionId)}
      pending={isPending}
      onAccept={accept}
    />
  );
}
