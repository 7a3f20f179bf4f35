import { t } from '@lingui/core/macro';
import { useNotificationSettings } from '@skill-exchange/api-client/notifications';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useEffect, useState } from 'react';
import { notificationPermission } from './notification-permission.ts';
import { pushAbility, rememberDeclined, rememberOffered, wasDeclined, wasOffered } from './push-device.ts';
import { usePushDevice } from './use-push-device.ts';

/** Only once, or again if they are allowed but the server has lost this browser. */
const mayOffer = () =>
  pushAbility() === 'able' && (notificationPermission() === 'granted' ? !wasDeclined() : !wasOffered());

/** Offers push notifications at the first thing for which the member waits. */
export function PushOffer() {
  const [isOpen, setOpen] = useState(mayOffer);
  const { data: settings } = useNotificationSettings({ enabled: isOpen });
  const { turnOn, isPending, isDeclined } = usePushDevice();
  const name = useSiteName();
  const push = settings?.push;
  const isShown = isOpen && !isDeclined && push !== undefined && !push.isOn;
  useEffect(() => {
    if (isShown) rememberOffered();
  }, [isShown]);
  if (!isShown) return null;

  function decline(): void {
    rememberDeclined();
    setOpen(false);
  }

  return (
    <section
      aria-label={t`Push notifications`}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
    >
      <p className="min-w-[min(15rem,100%)] flex-1">
        {t`Want to hear of answers right away, even when ${name} is closed?`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={isPending} onClick={() => turnOn(push.key)}>
          {t`Turn on notifications`}
        </Button>
        <Button size="sm" variant="quiet" onClick={decline}>
          {t`Not now`}
        </Button>
      </div>
    </section>
  );
}
