import { t } from '@lingui/core/macro';
import { useChangeCheckIn } from '@skill-exchange/api-client/event-attendance';
import type { Event } from '@skill-exchange/api-client/types';
import { CheckInCode } from '@skill-exchange/ui/components/check-in-code';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { QrCode } from '@skill-exchange/ui/primitives/qr-code';
import { encode } from 'uqr';
import { copyText } from '../../../lib/forms/copy-text.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { checkInAddress } from '../attendance/check-in-address.ts';
import { isAttendanceOpen } from '../attendance/event-attendance-time.ts';

/** The code for check-in, for hosts from 15 minutes before an event until an hour after it. */
export function RunningEvent({ event }: { event: Event }) {
  const hasCheckIn = useOffers('check-in');
  const now = useNow();
  if (!hasCheckIn || !isAttendanceOpen(event, now, 1) || event.current_participants_count === 0) return null;
  return <CheckIn event={event} />;
}

function CheckIn({ event: { _id: eventId, checkInCode } }: { event: Event }) {
  const { mutate, isPending, variables } = useChangeCheckIn();
  const change = (isOpen: boolean) =>
    mutate(
      { eventId, isOpen },
      {
        onError: (error) =>
          toastError(isOpen ? t`We couldn’t create a code.` : t`We couldn’t close the check-in.`, error),
      },
    );
  const copy = (code: string) =>
    copyText(code).then(
      () => notify.success(t`Copied.`),
      () => notify.error(t`We couldn’t copy the code.`),
    );
  return (
    <CheckInCode
      code={checkInCode}
      qrCode={
        checkInCode === undefined ? null : (
          <QrCode
            rows={encode(checkInAddress(eventId, checkInCode), { border: 3 }).data}
            label={t`QR code that opens the check-in`}
          />
        )
      }
      pending={isPending ? (variables.isOpen ? 'open' : 'close') : undefined}
      onOpen={() => change(true)}
      onClose={() => change(false)}
      onCopy={(code) => void copy(code)}
    />
  );
}
