import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import { ProposalForm, type ProposalFormProps } from './proposal-form.tsx';

type ProposalDialogProps = ProposalFormProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Proposes a session. Close it on success. */
export function ProposalDialog({ open, onOpenChange, ...form }: ProposalDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Propose a session"
      description="It takes place once the other member accepts one of your times."
    >
      <ProposalForm onCancel={() => onOpenChange(false)} {...form} />
    </FormDialog>
  );
}
