import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UsedSkill } from '@skill-exchange/api-client/types';
import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { usesInWords } from '../skill-pair-card/uses-in-words.ts';

interface MergeDialogProps extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'pending'> {
  /** Without its uses, the dialog does not count them. */
  from: UsedSkill | { name: string };
  /** Without it, the dialog confirms that the skill is hidden. */
  into?: { name: string } | undefined;
}

/** Confirms a merge of two skills, and says what moves, or that a skill is hidden. */
export function MergeDialog({ from, into, ...dialog }: MergeDialogProps) {
  if (into === undefined)
    return (
      <AlertDialog
        title={
          <Trans>
            Hide <bdi className="wrap-anywhere">{from.name}</bdi>?
          </Trans>
        }
        description={t`Nobody finds it, and no profile or event shows it. Members who list it see it on their own profile alone. You can undo this.`}
        confirmLabel={t({ message: 'Hide', context: 'a skill' })}
        pendingLabel={t`Hiding...`}
        {...dialog}
      />
    );
  const [oldName, newName] = [from.name, into.name];
  const uses = 'members' in from ? usesInWords(from) : undefined;
  return (
    <AlertDialog
      title={
        <Trans>
          Merge <bdi className="wrap-anywhere">{oldName}</bdi> into <bdi className="wrap-anywhere">{newName}</bdi>?
        </Trans>
      }
      description={
        uses === undefined ? (
          <Trans>
            Its members, events and sessions move to <bdi className="wrap-anywhere">{newName}</bdi>. Whoever writes the
            old name finds it, too. You can undo this.
          </Trans>
        ) : (
          <Trans>
            {uses}, and the sessions that name it, move to <bdi className="wrap-anywhere">{newName}</bdi>. Whoever
            writes the old name finds it, too. You can undo this.
          </Trans>
        )
      }
      tone="teach"
      confirmLabel={t`Merge`}
      pendingLabel={t`Merging...`}
      {...dialog}
    />
  );
}
