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
      title="Add New Session"
      description="Pick somebody, and the times that suit you both."
    >
      <PlannerForm onCancel={() => onOpenChange(false)} {...form} />
    </FormDialog>
  );
}
