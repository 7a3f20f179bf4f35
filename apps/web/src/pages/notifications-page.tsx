import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { paths } from '../config/paths.ts';
import { Inbox } from '../features/notifications/inbox.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/notifications`: what the member was notified of. */
export function NotificationsPage() {
  return (
    <div className="max-w-180">
      <PageMeta title="Notifications" description="What happened since you were here, the latest first." />
      <PageHeader
        title="Notifications"
        className="mb-8"
        actions={
          <ButtonLink href={paths.notificationSettings} variant="secondary" size="sm">
            Notification settings
          </ButtonLink>
        }
      />
      <Inbox />
    </div>
  );
}
