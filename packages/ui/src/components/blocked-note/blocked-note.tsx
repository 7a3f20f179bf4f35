import { t } from '@lingui/core/macro';
import { displayName } from '../../lib/texts/display-name.ts';
import { Button } from '../../primitives/button/button.tsx';

interface BlockedNoteProps {
  /** The blocked member. */
  name: string;
  pending?: boolean | undefined;
  onUnblock: () => void;
}

/** Replaces the composer of a conversation with a member whom the current member has blocked. */
export function BlockedNote({ name, pending = false, onUnblock }: BlockedNoteProps) {
  return (
    <div
      data-slot="blocked-note"
      className="flex items-center justify-between gap-4 border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] text-small"
    >
      <p className="min-w-0 flex-1 wrap-anywhere">{t`You blocked ${{ name: displayName(name) }}.`}</p>
      <Button variant="secondary" size="sm" pending={pending} pendingLabel={t`Unblocking...`} onClick={onUnblock}>
        {t`Unblock`}
      </Button>
    </div>
  );
}
