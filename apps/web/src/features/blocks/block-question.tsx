import { useBlock } from '@skill-exchange/api-client/blocks';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { notify } from '../../lib/notify.ts';
import { toastError } from '../../lib/toast-error.ts';

type BlockQuestionProps = { open: boolean; onOpenChange: (open: boolean) => void; userId: string; name: string };

/** Asks first, and blocks the member on a yes. Their profile is not there then, so it leads to the list of members. */
export function BlockQuestion({ open, onOpenChange, userId, name }: BlockQuestionProps) {
  const { mutate, isPending } = useBlock();
  const navigate = useNavigate();

  const block = () =>
    mutate(userId, {
      onSuccess: () => {
        notify.success(`You have blocked ${name}.`);
        void navigate(paths.users, { replace: true });
      },
      onError: (error) => {
        toastError(`We couldn’t block ${name}.`, error);
        onOpenChange(false);
      },
    });

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${name}?`}
      description="You won’t find each other here anymore, and you can’t message each other. Sessions you have planned together are canceled, and you leave each other’s events. We don’t tell them. You can unblock them in your account."
      confirmLabel="Block"
      cancelLabel="Never mind"
      pending={isPending}
      pendingLabel="Blocking..."
      onConfirm={block}
    />
  );
}
