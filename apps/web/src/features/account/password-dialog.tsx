import { Dialog, DialogContent } from '@skill-exchange/ui/primitives/dialog';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FormActions, FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { Input } from '@skill-exchange/ui/primitives/input';
import { PasswordInput } from '@skill-exchange/ui/primitives/password-input';
import { useForm } from 'react-hook-form';
import { logger } from '../../lib/logger.ts';
import { reasonFor } from '../../lib/reason-for.ts';
import { ReadableError } from './readable-error.ts';
import { OwnUserNameField } from './user-name-field.tsx';

type Answers = { name: string; ownPassword: string };

export type PasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** A verb: 'Add passkey'. */
  action: string;
  pendingLabel: string;
  /** Asks for a name as well, which begins as this. */
  name?: string;
  /** Asks for the password, since only its member may do what follows. */
  isProtected?: boolean;
  tone?: 'danger' | undefined;
  /** Closes the dialog once it resolves; what it throws stands in the form. */
  onConfirm: (answers: { name: string; password: string }) => Promise<void>;
};

const required = 'Required';

/** Asks for what a change to how a member logs in takes: the password, and for some a name. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, onClose, title, description, action, pendingLabel, name, isProtected = true, tone, onConfirm } = props;
  const form = useForm<Answers>({ mode: 'onTouched', defaultValues: { name: name ?? '', ownPassword: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ name, ownPassword: password }: Answers): Promise<void> {
    try {
      await onConfirm({ name: name.trim(), password });
      onClose();
    } catch (error) {
      logger.failure(`Failed: ${title}`, error);
      form.setError('root', { message: error instanceof ReadableError ? error.message : reasonFor(error) });
      form.setFocus(isProtected ? 'ownPassword' : 'name', { shouldSelect: true });
    }
  }

  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        size="sm"
        title={title}
        description={description}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
          {name === undefined ? null : (
            <Field label="Name" error={errors.name?.message} required>
              <Input maxLength={60} autoComplete="off" {...form.register('name', { required })} />
            </Field>
          )}
          {isProtected ? (
            <>
              <OwnUserNameField />
              <Field label="Your password" error={errors.ownPassword?.message} required>
                <PasswordInput autoComplete="current-password" {...form.register('ownPassword', { required })} />
              </Field>
            </>
          ) : null}
          <FormFailure message={errors.root?.message} />
          <FormActions onCancel={onClose}>
            <SubmitButton variant={tone} pending={isSubmitting} pendingLabel={pendingLabel}>
              {action}
            </SubmitButton>
          </FormActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
