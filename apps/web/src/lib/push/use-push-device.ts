import { t } from '@lingui/core/macro';
import { useSetPushDevice } from '@skill-exchange/api-client/notifications';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../notify.ts';
import { toastError } from '../toast-error.ts';
import { forgetDeclined, rememberDeclined, subscribeBrowser, unsubscribeBrowser } from './push-device.ts';

/** Turns push notifications on this device on and off, and shows the result. */
export function usePushDevice() {
  const setDevice = useSetPushDevice();

  const turnOn = useMutation({
    mutationFn: async (key: string) => {
      const device = await subscribeBrowser(key);
      if (device !== null) await setDevice.mutateAsync(device);
      return device !== null;
    },
    onSuccess: (isOn) => {
      if (!isOn) return;
      forgetDeclined();
      notify.success(t`Push notifications are on for this device.`);
    },
    onError: (error) => toastError(t`Push notifications couldn’t be turned on.`, error),
  });

  const turnOff = useMutation({
    mutationFn: async () => {
      await setDevice.mutateAsync(null);
      rememberDeclined();
      // The server stops sending in any case.
      await unsubscribeBrowser().catch(() => {});
    },
    onError: (error) => toastError(t`Push notifications couldn’t be turned off.`, error),
  });

  return {
    turnOn: turnOn.mutate,
    turnOff: turnOff.mutate,
    isPending: turnOn.isPending || turnOff.isPending,
    /** The member clicked Block, or closed the browser's prompt. */
    isDeclined: turnOn.data === false,
  };
}
