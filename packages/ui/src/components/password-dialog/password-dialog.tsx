import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { Dialog, DialogContent } from '../../primitives/dialog/dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import { Input } from '../../primitives/input/input.tsx';
import { PasswordInput } from '../../primitives/password-input/password-input.tsx';
import { UserNameField } from '../../primitives/user-name-field/user-name-field.tsx';

type Fields = { name: string; ownPassword: string };

export interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** A verb: 'Add passkey'. */
  action: string;
  pendingLabel: string;
  /** Adds a name field that starts with this text. */
  name?: string;
  /** What that field is called, and how long its text may be. */
  nameLabel?: string;
  nameLength?: number;
  /** Adds the password field, for changes that only the member may make. */
  isProtected?: boolean;
  /** The member's email address, for password managers. */
  email?: string | undefined;
  tone?: 'danger' | undefined;
  /** Saves the change. Returns the error to show in the form; without one the dialog closes. */
  onConfirm: (fields: { name: string; password: string }) => Promise<string | undefined>;
}

/** Confirms a change to how a member logs in with their password. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, onClose, title, description, action, pendingLabel, name, isProtected = true, tone, onConfirm } = props;
  const { nameLabel = t`Name`, nameLength = 60 } = props;
  const required = t`Required`;
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { name: name ?? '', ownPassword: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ name, ownPassword: password }: Fields): Promise<void> {
    const failure = await onConfirm({ name: name.trim(), password });
    if (failure === undefined) return onClose();
    form.setError('root', { message: failure });
    form.setFocus(isProtected ? 'ownPassword' : 'name', { shouldSelect: true });
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
            <Field label={nameLabel} error={errors.name?.message} required>
              <Input maxLength={nameLength} autoComplete="off" {...form.register('name', { required })} />
            </Field>
          )}
          {isProtected ? (
            <>
              {props.email ? <UserNameField email={props.email} /> : null}
              <Field label={t`Your password`} error={errors.ownPassword?.message} required>
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
