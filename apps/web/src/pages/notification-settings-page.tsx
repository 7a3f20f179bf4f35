import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { NotificationSettings } from '../features/notifications/settings.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/notifications/settings`: how the member is notified. */
export function NotificationSettingsPage() {
  return (
    <div className="page-wrap max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title="Notification settings" description="Choose what we email you about, and when." />
      <PageHeader title="Notification settings" className="mb-8" />
      <NotificationSettings />
    </div>
  );
}
