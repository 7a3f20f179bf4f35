import { t } from '@lingui/core/macro';
import { useNotifications } from '@skill-exchange/api-client/notifications';
import { Button } from '@skill-exchange/ui/primitives/button';
import CheckCheck from 'lucide-react/icons/check-check';
import { useReadingNotifications } from './use-reading-notifications.ts';

/** Marks all notifications as read, including those not loaded yet; renders nothing if all are. */
export function MarkAllRead() {
  const { data: notifications = [] } = useNotifications();
  const read = useReadingNotifications();
  const [latest] = notifications;
  if (latest === undefined || notifications.every(({ isRead }) => isRead)) return null;
  return (
    <Button variant="quiet" size="sm" onClick={() => read({ upTo: latest.at })}>
      <CheckCheck aria-hidden="true" />
      <span className="max-sm:sr-only">{t`Mark all read`}</span>
    </Button>
  );
}
