import type { Session } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { useLocation, useSearchParams } from 'react-router-dom';
import { MySessions } from '../features/sessions/my-sessions.tsx';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { lazyDialog } from '../lib/lazy-dialog.tsx';
import { usePreload } from '../lib/lazy-with-preload.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { swapMatch } from '../lib/swap-match.ts';
import { useDialogSubject } from '../lib/use-dialog-subject.ts';

const ReviewSession = lazyDialog(
  async () => (await import('../features/reviews/review-session.tsx')).ReviewSession,
  ({ onClose }) => onClose(),
);

/**
 * `/userDashboard/session`: the member's swaps. `?with=<member id>` plans one with that member, and
 * `#session-<id>` shows one.
 */
export function MySessionsPage() {
  const member = useMember();
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const partnerId = params.get('with') ?? params.get('propose') ?? '';
  const isOther = partnerId !== member?.userId;
  const partner = useUser(partnerId, { enabled: partnerId !== '' && isOther });
  const me = useUser(member?.userId ?? '', { enabled: partnerId !== '' && member !== null });
  const planned = me.isPending ? undefined : partner.data;
  const { thing: reviewed, opening, isOpen, show, close } = useDialogSubject<Session>();
  usePreload(ReviewSession);
  if (member === null) return null;

  return (
    <>
      <PageMeta title="Session Management" description="Your swap sessions: coming up, completed and canceled." />
      <MySessions
        key={hash}
        linkedTo={hash.slice(1)}
        ownId={member.userId}
        partner={partner.isError || !isOther ? null : planned}
        match={me.data && planned && swapMatch(me.data, planned)}
        time={params.get('time')}
        // A reload is not another wish.
        onPartnerTaken={() => setParams({}, { replace: true })}
        onReview={show}
      />
      {reviewed === null ? null : (
        <ReviewSession key={opening} session={reviewed} ownId={member.userId} open={isOpen} onClose={close} />
      )}
    </>
  );
}
