import { t } from '@lingui/core/macro';
import { useSetAvailability } from '@skill-exchange/api-client/availability';
import type { Availability } from '@skill-exchange/api-client/types';
import { type AvailabilityDraft, AvailabilityForm } from '@skill-exchange/ui/components/availability-form';
import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';

const CopyDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/copy-hours-dialog')).CopyHoursDialog,
  ({ onClose }) => onClose(),
);

type HoursEditorProps = {
  /** Null until the member has set hours. */
  availability: Availability | null;
  /** A restored draft, or the initial values of a new form. */
  initialDraft: Partial<AvailabilityDraft> | undefined;
  /** Replaces the clicked element, so it takes the focus. */
  takesFocus: boolean;
  draft: Draft<AvailabilityDraft>;
  onCancel: () => void;
};

/** The form of the member's hours. Keeps a draft until it is saved or discarded. */
export function HoursEditor({ availability, initialDraft, takesFocus, draft, onCancel }: HoursEditorProps) {
  const { mutateAsync, isPending } = useSetAvailability();
  const [isDirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function save(hours: Availability): Promise<boolean> {
    setFailure(undefined);
    try {
      await mutateAsync(hours);
    } catch (error) {
      logger.failure('Error saving the hours', error);
      setFailure(reasonFor(error));
      return false;
    }
    notify.success(t`Your hours are saved.`);
    return true;
  }

  return (
    <>
      <AvailabilityForm
        ref={form}
        CopyDialog={CopyDialog}
        availability={availability}
        className="max-w-220"
        pending={isPending}
        failure={failure}
        initialDraft={initialDraft}
        onDraftChange={draft.keep}
        onDirtyChange={setDirty}
        onSubmit={save}
        onSaved={draft.drop}
        onCancel={() => {
          draft.drop();
          setFailure(undefined);
          onCancel();
        }}
      />
      <LeaveGuard when={isDirty && !isPending} onDiscard={draft.drop} />
    </>
  );
}
