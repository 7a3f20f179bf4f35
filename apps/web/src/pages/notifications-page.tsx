import type { Notification } from '@skill-exchange/api-client/types';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import Settings from 'lucide-react/icons/settings';
import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { InboxRequests } from '../features/events/inbox-requests.tsx';
import { Inbox } from '../features/notifications/inbox.tsx';
import { MarkAllRead } from '../features/notifications/mark-all-read.tsx';
import { InboxSession } from '../features/sessions/inbox-session.tsx';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { PageMeta } from '../lib/page-meta.tsx';

/** The last part of an address, with which the thing that it leads to is found. */
const idIn = (path: string) => decodeURIComponent(/(?:#session-|\/)([^/#?]+)$/.exec(path)?.[1] ?? '');

/** `/notifications`: what the member was notified of, with what waits for an answer answered in place. */
export function NotificationsPage() {
  const member = useMember();
  const navigate = useNavigate();
  if (member === null) return null;

  function answerTo({ kind, path }: Notification) {
    if (kind === 'eventRequest') return <InboxRequests eventId={idIn(path)} />;
    return (
      <InboxSession sessionId={idIn(path)} memberId={member?.userId ?? ''} onSuggest={() => void navigate(path)} />
    );
  }

  return (
    <div className="max-w-180">
      <PageMeta title="Notifications" description="What happened since you were here, the latest first." />
      <PageHeader
        title="Notifications"
        className="mb-8 max-sm:mb-6"
        actions={
          <>
            <MarkAllRead />
            <ButtonLink href={paths.notificationSettings} variant="quiet" size="sm" className="px-3">
              <Settings aria-hidden="true" />
              <span className="sr-only">Notification settings</span>
            </ButtonLink>
          </>
        }
      />
      <Inbox answerTo={answerTo} />
    </div>
  );
}
