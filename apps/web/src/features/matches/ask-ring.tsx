import { t } from '@lingui/core/macro';
import type { Match } from '@skill-exchange/api-client/types';
import { loopWords } from '@skill-exchange/ui/lib/sessions/loop-words';
import { useState } from 'react';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';

const ReasonDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/reason-dialog')).ReasonDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

type AskRingProps = {
  /** The ring to ask for; null while none is. */
  ring: Match | null;
  onClose: () => void;
  onAsk: (ring: Match, note: string, onDone: () => void) => void;
  pending: boolean;
};

/** Asks the others of a ring, with a note, before anything goes out. The note stays after a failure. */
export function AskRing({ ring, onClose, onAsk, pending }: AskRingProps) {
  const [notes, setNotes] = useState<Record<string, string>>({});
  // The dialog keeps its words while it closes.
  const [last, setLast] = useState(ring);
  if (ring !== null && ring !== last) setLast(ring);
  if (last === null) return null;
  const note = notes[last.key] ?? '';
  return (
    <ReasonDialog
      open={ring !== null}
      onOpenChange={(open) => open || onClose()}
      title={last.size === 3 ? t`Ask both?` : t`Ask all three?`}
      description={`${loopWords(last.seats)} ${t`They have three days to answer.`}`}
      confirmLabel={last.size === 3 ? t`Ask both` : t`Ask all three`}
      cancelLabel={t`Not now`}
      tone="teach"
      label={t`Your note`}
      hint={last.size === 3 ? t`Both of them read it.` : t`All of them read it.`}
      reason={note}
      onReasonChange={(text) => setNotes({ ...notes, [last.key]: text })}
      pending={pending}
      onConfirm={() => onAsk(last, note, onClose)}
    />
  );
}
