import { t } from '@lingui/core/macro';
import { useIsReported } from '@skill-exchange/api-client/reports';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { Button } from '@skill-exchange/ui/primitives/button';
import Flag from 'lucide-react/icons/flag';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useOpening } from '../../lib/dialogs/use-dialog-subject.ts';

const ReportMember = lazyDialog(
  async () => (await import('./report-member.tsx')).ReportMember,
  ({ onClose }) => onClose(),
);

type ReportUserProps = { userId: string; name: string; hasPhoto: boolean; onReported: () => void };

/** The button that reports a member, and its dialog. A member can be reported once at a time. */
export function ReportUser({ userId, name, hasPhoto, onReported }: ReportUserProps) {
  const { data: isReported, isPending } = useIsReported(userId);
  const { opening, isOpen, open, close } = useOpening();
  useFocusFallback(isReported === true ? 0 : 1);

  return (
    <>
      {/* If the state cannot be loaded, the button is still shown. */}
      {isReported === true ? null : (
        <Button
          variant="quiet"
          size="sm"
          // Reserves its space until the state is loaded.
          className={isPending ? 'invisible' : undefined}
          onClick={open}
        >
          <Flag aria-hidden="true" />
          {t`Report User`}
        </Button>
      )}
      <ReportMember
        key={opening}
        open={isOpen}
        userId={userId}
        name={name}
        hasPhoto={hasPhoto}
        onClose={close}
        onReported={onReported}
      />
    </>
  );
}
