import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <Trans>
          Merge <bdi className="wrap-anywhere">{from.name}</bdi> into <bdi className="wrap-anywhere">{into.name}</bdi>?
        </Trans>
      }
      description={
        <>
          {'members' in from
            ? t`${usesInWords(from)}, and the sessions that name it,`
            : t`Its members, events and sessions`}{' '}
          move to <bdi className="wrap-anywhere">{into.name}</bdi>. Whoever writes the old name finds it, too. You can
          undo this.
        </>
      }
      tone="teach"
      confirmLabel={t`Merge`}
      pendingLabel={t`Merging...`}
      {...dialog}
    />
  );
}
