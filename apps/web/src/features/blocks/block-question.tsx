import { useBlock } from '@skill-exchange/api-client/blocks';
import { BlockDialog } from '@skill-exchange/ui/components/block-dialog';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { notify } from '../../lib/notify.ts';
import { toastError } from '../../lib/toast-error.ts';

type BlockQuestionProps = { open: boolean; onOpenChange: (open: boolean) => void; userId: string; name: string };

/**
 * Asks for confirmation and blocks the member. Their profile then disappears, so it navigates to the
 * list of members.
 */
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

  return <BlockDialog open={open} onOpenChange={onOpenChange} name={name} pending={isPending} onConfirm={block} />;
}
