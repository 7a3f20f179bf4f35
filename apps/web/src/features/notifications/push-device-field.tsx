import type { NotificationSettings } from '@skill-exchange/api-client/types';
import { PushDevice } from '@skill-exchange/ui/components/push-device';
import { isPushOn, pushAbility } from '../../lib/push/push-device.ts';
import { usePushDevice } from '../../lib/push/use-push-device.ts';

type PushDeviceFieldProps = { push: NonNullable<NotificationSettings['push']> };

/** Push notifications on this device: on, off, or why they are unavailable. */
export function PushDeviceField({ push }: PushDeviceFieldProps) {
  const { turnOn, turnOff, isPending } = usePushDevice();
  const ability = pushAbility();
  return (
    <PushDevice
      state={ability === 'able' ? (isPushOn(push) ? 'on' : 'off') : ability}
      pending={isPending}
      onTurnOn={() => turnOn(push.key)}
      onTurnOff={() => turnOff()}
    />
  );
}
