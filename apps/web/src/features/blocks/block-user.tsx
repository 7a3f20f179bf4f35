import { t } from '@lingui/core/macro';
import { Button } from '@skill-exchange/ui/primitives/button';
import Ban from 'lucide-react/icons/ban';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { MoreActions } from '../../lib/dialogs/more-actions.tsx';
import { useOpening } from '../../lib/dialogs/use-dialog-subject.ts';

const BlockQuestion = lazyDialog(
  async () => (await import('./block-question.tsx')).BlockQuestion,
  ({ onOpenChange }) => onOpenChange(false),
);

type BlockUserProps = {
  userId: string;
  name: string;
  /** The member has just been reported, so the block is also suggested in words. */
  isReported: boolean;
};

/** Blocks a member, from a menu or after a report, and asks first. Their profile then disappears, so it leaves it. */
export function BlockUser({ userId, name, isReported }: BlockUserProps) {
  const { opening, isOpen, open: ask, close } = useOpening();
  const navigate = useNavigate();
  return (
    <>
      <p role="status" className="text-small empty:hidden">
        {isReported ? t`Thank you, we got your report. Block them too?` : null}
      </p>
      {isReported ? (
        <Button variant="surface" size="sm" onClick={ask}>
          <Ban aria-hidden="true" />
          {t`Block`}
        </Button>
      ) : (
        <MoreActions
          label={t`More about ${name}`}
          actions={[{ label: t`Block`, icon: <Ban aria-hidden="true" />, tone: 'danger', onSelect: ask }]}
        />
      )}
      <BlockQuestion
        key={opening}
        open={isOpen}
        onOpenChange={(open) => void (open || close())}
        userId={userId}
        name={name}
        isReported={isReported}
        onBlocked={(reportsToo) => void navigate(reportsToo ? paths.reportOf(userId) : paths.users, { replace: true })}
      />
    </>
  );
}
