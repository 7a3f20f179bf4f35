import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useConfirmCodes } from '@skill-exchange/api-client/codes';
import type { NewCodes } from '@skill-exchange/api-client/types';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FormActions, FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { Input } from '@skill-exchange/ui/primitives/input';
import { QrCode } from '@skill-exchange/ui/primitives/qr-code';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';

type SetUpCodesProps = {
  secret: NewCodes;
  onCancel: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
};

/** Shows the secret for the member's app, and asks for a first code. */
export function SetUpCodes({ secret: { secret, uri }, onCancel, onDone }: SetUpCodesProps) {
  const { mutateAsync, isPending } = useConfirmCodes();
  const form = useForm({ mode: 'onTouched', defaultValues: { code: '' } });
  const { errors } = form.formState;

  async function submit({ code }: { code: string }): Promise<void> {
    try {
      onDone(await mutateAsync(code.trim()));
      notify.success(t`Codes are on.`);
    } catch (error) {
      logger.failure('Error switching codes on', error);
      form.setError('root', { message: reasonFor(error) });
      form.setFocus('code', { shouldSelect: true });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label={t`Set up codes`} className="grid gap-5">
      <p>{t`Scan this with your app for codes.`}</p>
      <QrCode rows={encode(uri, { border: 3 }).data} label={t`QR code for your app`} />
      <p>
        <Trans>
          No camera? Type this key into the app: <code className="font-mono break-all">{inFours(secret)}</code>
        </Trans>
      </p>
      <FormFailure message={errors.root?.message} />
      <Field label={t`Code`} hint={t`The six digits that the app shows now.`} error={errors.code?.message} required>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          {...form.register('code', { required: t`Required` })}
        />
      </Field>
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={isPending} pendingLabel={t`Switching on...`}>
          {t`Switch codes on`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

/** Groups characters for easier reading. */
const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');
