import { t } from '@lingui/core/macro';
import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import { PlannerForm, type PlannerFormProps } from './planner-form.tsx';

type SessionPlannerProps = PlannerFormProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The dialog that plans a session. Close it on success. */
export function SessionPlanner({ open, onOpenChange, ...form }: SessionPlannerProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={t`Add New Session`}
      description={t`Pick somebody, and the times that suit you both.`}
    >
      <PlannerForm onCancel={() => onOpenChange(false)} {...form} />
    </FormDialog>
  );
}
