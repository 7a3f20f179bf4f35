import { Dialog, DialogContent } from '../dialog/dialog.tsx';
import { RequestSkillForm, type RequestSkillFormProps } from './request-skill-form.tsx';

export type { SkillWish } from './request-skill-form.tsx';

type RequestSkillDialogProps = Omit<RequestSkillFormProps, 'onCancel'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The member presses Cancel; without it the dialog closes as by Escape. */
  onCancel?: (() => void) | undefined;
};

/** Asks for a skill that the catalogue lacks. Close it when the request is in. */
export function RequestSkillDialog(props: RequestSkillDialogProps) {
  const { open, onOpenChange, onCancel = () => onOpenChange(false), ...form } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Request New Skill"
        description="Is something missing from the list? Name it, and everyone can teach it or learn it."
        // A press beside the dialog would throw away what was typed.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <RequestSkillForm onCancel={onCancel} {...form} />
      </DialogContent>
    </Dialog>
  );
}
