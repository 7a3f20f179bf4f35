import { t } from '@lingui/core/macro';
import { useBlock } from '@skill-exchange/api-client/blocks';
import { BlockDialog } from '@skill-exchange/ui/components/block-dialog';
import { notify } from '../../lib/notify.ts';
import { toastError } from '../../lib/toast-error.ts';

type BlockQuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  name: string;
  /** The member has just been reported. */
  isReported?: boolean;
  /** `reportsToo`: the report comes next. */
  onBlocked: (reportsToo: boolean) => void;
};

/** Asks for confirmation and blocks the member. */
export function BlockQuestion({ open, onOpenChange, userId, name, isReported, onBlocked }: BlockQuestionProps) {
  const { mutate, isPending } = useBlock();

  const block = (reportsToo: boolean) =>
    mutate(userId, {
      onSuccess: () => {
        notify.success(t`You have blocked ${name}.`);
        onBlocked(reportsToo);
      },
      onError: (error) => {
        toastError(t`We couldn’t block ${name}.`, error);
        onOpenChange(false);
      },
    });

  return (
    <BlockDialog
      open={open}
      onOpenChange={onOpenChange}
      name={name}
      isReported={isReported}
      pending={isPending}
      onConfirm={block}
    />
  );
}
