import type { NotificationSettings } from '@skill-exchange/api-client/types';
import { Checkbox } from '@skill-exchange/ui/primitives/checkbox';
import { notificationPermission } from '../../lib/push/notification-permission.ts';
import { pushAbility } from '../../lib/push/push-device.ts';
import { usePushDevice } from '../../lib/push/use-push-device.ts';

type PushDeviceFieldProps = { push: NonNullable<NotificationSettings['push']> };

/** Push notifications to this device: on, off, or why they cannot be. */
export function PushDeviceField({ push }: PushDeviceFieldProps) {
  const { turnOn, turnOff, isPending } = usePushDevice();
  const ability = pushAbility();
  const isAble = ability === 'able';
  return (
    <fieldset>
      <legend className="type-h4 mb-2">This device</legend>
      <Checkbox
        label="Push notifications"
        hint={hints[ability]}
        checked={isAble && push.isOn && notificationPermission() === 'granted'}
        disabled={!isAble || isPending}
        onCheckedChange={(checked) => (checked === true ? turnOn(push.key) : turnOff())}
      />
    </fieldset>
  );
}

const hints = {
  able: 'You hear of what happens right away, even when Skill Exchange is closed.',
  blocked: 'This browser blocks notifications from Skill Exchange. Allow them in its site settings, then come back.',
  unable:
    'This browser doesn’t have push notifications. On an iPhone or iPad, add Skill Exchange to your Home Screen first.',
};
