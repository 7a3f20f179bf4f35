import { t } from '@lingui/core/macro';
import { consentOf } from '../../lib/sessions/session-consent.ts';
import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import { SuggestForm, type SuggestFormProps } from '../suggest-form/suggest-form.tsx';

type SuggestDialogProps = SuggestFormProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Suggests other times for a session, or asks to move one that both agreed to. Close it on success. */
export function SuggestDialog({ open, onOpenChange, ...form }: SuggestDialogProps) {
  const { isAgreed } = consentOf(form.session, form.memberId);
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={isAgreed ? t`Move this session` : t`Suggest another time`}
    >
      <SuggestForm onCancel={() => onOpenChange(false)} {...form} />
    </FormDialog>
  );
}
