import { MySessions } from '../../features/sessions/my-sessions.tsx';
import { PageMeta } from '../../shared/page-meta.tsx';
import { useMember } from '../../shared/session/session-context.ts';

/** `/userDashboard/session`: the member's swaps. */
export function MySessionsPage() {
  const member = useMember();
  return (
    <>
      <PageMeta title="Session Management" description="Your swap sessions: ahead, done and cancelled." />
      <h1 className="mb-10 max-sm:mb-8">Session Management</h1>
      {member === null ? null : <MySessions ownId={member.userId} />}
    </>
  );
}
