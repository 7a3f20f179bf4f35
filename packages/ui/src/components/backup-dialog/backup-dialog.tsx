import { t } from '@lingui/core/macro';
import type { Backup } from '@skill-exchange/api-client/types';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { bytesInWords } from '../../lib/community/health-words.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Dialog, DialogContent } from '../../primitives/dialog/dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import { PasswordInput } from '../../primitives/password-input/password-input.tsx';
import { UserNameField } from '../../primitives/user-name-field/user-name-field.tsx';

/** The shortest passphrase that the server takes, in characters. */
const shortest = 12;

type Fields = { ownPassword: string; passphrase: string };

export interface BackupDialogProps {
  open: boolean;
  onClose: () => void;
  backup: Backup;
  /** The operator's email address, for password managers. */
  email?: string | undefined;
  /** Gets a link for one download, or the error to show in the form. */
  onConfirm: (fields: { password: string; passphrase?: string }) => Promise<{ href: string } | { failure: string }>;
}

/** Confirms a download of a backup with the operator's password, encrypts it if they like, and has the link then. */
export function BackupDialog({ open, onClose, backup, email, onConfirm }: BackupDialogProps) {
  const [href, setHref] = useState<string>();
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        size="sm"
        title={href === undefined ? t`Download this backup?` : t`The backup is ready`}
        description={
          href === undefined
            ? t`It has everything that members have written, private messages, too. The log has who downloads it.`
            : t`The link works once, for five minutes.`
        }
        onInteractOutside={(event) => event.preventDefault()}
      >
        {href === undefined ? (
          <Form
            backup={backup}
            email={email}
            onCancel={onClose}
            onConfirm={async (fields) => {
              const answer = await onConfirm(fields);
              if ('failure' in answer) return answer.failure;
              setHref(answer.href);
              return undefined;
            }}
          />
        ) : (
          <FormActions>
            <ButtonLink href={href} download onClick={() => onClose()}>
              <Download aria-hidden="true" />
              {t`Download ${{ size: bytesInWords(backup.bytes ?? 0) }}`}
            </ButtonLink>
          </FormActions>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface FormProps extends Pick<BackupDialogProps, 'backup' | 'email'> {
  onCancel: () => void;
  /** Returns the error to show. */
  onConfirm: (fields: { password: string; passphrase?: string }) => Promise<string | undefined>;
}

function Form({ backup, email, onCancel, onConfirm }: FormProps) {
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { ownPassword: '', passphrase: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ ownPassword: password, passphrase: typed }: Fields): Promise<void> {
    const passphrase = typed.trim();
    const failure = await onConfirm({ password, ...(passphrase !== '' && { passphrase }) });
    if (failure === undefined) return;
    form.setError('root', { message: failure });
    form.setFocus('ownPassword', { shouldSelect: true });
  }

  const isLongEnough = (text: string) =>
    text.trim() === '' || text.trim().length >= shortest || t`Use at least ${shortest} characters.`;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      {backup.isEncrypted ? (
        <p>{t`It is encrypted. A restore takes the passphrase that the server had then (BACKUP_PASSPHRASE).`}</p>
      ) : (
        <Field
          label={t`Passphrase for the file, if you like`}
          hint={t`Encrypts it. Nobody keeps the passphrase: without it the file can’t be restored.`}
          error={errors.passphrase?.message}
        >
          <PasswordInput
            autoComplete="off"
            maxLength={200}
            {...form.register('passphrase', { validate: isLongEnough })}
          />
        </Field>
      )}
      {email ? <UserNameField email={email} /> : null}
      <Field label={t`Your password`} error={errors.ownPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('ownPassword', { required: t`Required` })} />
      </Field>
      <FormFailure message={errors.root?.message} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={isSubmitting} pendingLabel={t`Confirming...`}>
          {t`Get the link`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
