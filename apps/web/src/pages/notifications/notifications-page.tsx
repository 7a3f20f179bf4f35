import { t } from '@lingui/core/macro';
import type { Notification } from '@skill-exchange/api-client/types';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import Settings from 'lucide-react/icons/settings';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Inbox } from '../../features/notifications/inbox.tsx';
import { inboxFilterOf } from '../../features/notifications/inbox-filter.ts';
import { MarkAllRead } from '../../features/notifications/mark-all-read.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';

const InboxRequests = lazyWithPreload(
  async () => (await import('../../features/events/hosts/inbox-requests.tsx')).InboxRequests,
);
const InboxSession = lazyWithPreload(
  async () => (await import('../../features/sessions/inbox-session.tsx')).InboxSession,
);

/** Returns the id at the end of a notification's path. */
const idIn = (path: string) => decodeURIComponent(/(?:#session-|\/)([^/#?]+)$/.exec(path)?.[1] ?? '');

/**
 * `/notifications`: what the member was notified of, with what waits for an answer answered in place. `?show=unread`
 * shows a part of it.
 */
export function NotificationsPage() {
  const member = useMember();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  if (member === null) return null;

  function answerTo({ kind, path }: Notification) {
    const id = idIn(path);
    return (
      <Suspense>
        {kind === 'eventRequest' ? (
          <InboxRequests eventId={id} />
        ) : (
          <InboxSession sessionId={id} memberId={member?.userId ?? ''} onSuggest={() => void navigate(path)} />
        )}
      </Suspense>
    );
  }

  return (
    <div className="max-w-180">
      <PageMeta title={t`Notifications`} description={t`What happened since you were here, the latest first.`} />
      <PageHeader
        title={t`Notifications`}
        className="mb-8 max-sm:mb-6"
        actions={
          <>
            <MarkAllRead />
            <ButtonLink href={paths.notificationSettings} variant="quiet" size="sm" className="px-3">
              <Settings aria-hidden="true" />
              <span className="sr-only">{t`Notification settings`}</span>
            </ButtonLink>
          </>
        }
      />
      <Inbox
        memberId={member.userId}
        filter={inboxFilterOf(params.get('show'))}
        onFilter={(show) => setParams(show === '' ? {} : { show }, { replace: true })}
        answerTo={answerTo}
      />
    </div>
  );
}
