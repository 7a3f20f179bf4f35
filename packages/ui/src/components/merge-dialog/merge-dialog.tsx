import type { UsedSkill } from '@skill-exchange/api-client/types';
import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { usesInWords } from '../skill-pair-card/uses-in-words.ts';

interface MergeDialogProps extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'pending'> {
  /** Without its uses, the dialog does not count them. */
  from: UsedSkill | { name: string };
  into: { name: string };
}

/** Confirms a merge of two skills, and says what moves. */
export function MergeDialog({ from, into, ...dialog }: MergeDialogProps) {
  return (
    <AlertDialog
      title={
        <>
          Merge <bdi className="wrap-anywhere">{from.name}</bdi> into <bdi className="wrap-anywhere">{into.name}</bdi>?
        </>
      }
      description={
        <>
          {'members' in from
            ? `${usesInWords(from)}, and the sessions that name it,`
            : 'Its members, events and sessions'}{' '}
          move to <bdi className="wrap-anywhere">{into.name}</bdi>. Whoever writes the old name finds it, too. You can
          undo this.
        </>
      }
      tone="teach"
      confirmLabel="Merge"
      pendingLabel="Merging..."
      {...dialog}
    />
  );
}
