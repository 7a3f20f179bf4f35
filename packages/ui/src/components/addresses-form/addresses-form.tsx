import { plural, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { addressesIn } from '../../lib/addresses-in.ts';
import { commaList } from '../../lib/texts/list-words.ts';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

interface AddressesFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  pending?: boolean;
  failure?: string | undefined;
  /** Resolves to whether they were invited: the field is empty then. */
  onInvite: (addresses: readonly string[]) => Promise<boolean>;
}

/** Addresses at once, as in the contract. */
const most = 200;

/** Invites a list of addresses that somebody pastes. */
export function AddressesForm({ pending = false, failure, onInvite, className, ...props }: AddressesFormProps) {
  const { register, handleSubmit, watch, reset, formState } = useForm({ defaultValues: { text: '' } });
  const count = addressesIn(watch('text')).addresses.length;
  return (
    <form
      data-slot="addresses-form"
      noValidate
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', className)}
      onSubmit={handleSubmit(async ({ text }) => {
        if (!pending && (await onInvite(addressesIn(text).addresses))) reset();
      })}
      {...props}
    >
      <Field
        label={t`Email addresses`}
        hint={t`One a line, or with commas between them; up to ${most}. Each gets an email with a link of its own, which lets one person in within 14 days.`}
        error={formState.errors.text?.message}
      >
        <Textarea
          rows={5}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          {...register('text', { validate: problemOf })}
        />
      </Field>
      <FormFailure message={failure} />
      <FormActions>
        <SubmitButton pending={pending} pendingLabel={t`Inviting...`}>
          {count === 0 ? t`Invite` : plural(count, { one: 'Invite # address', other: 'Invite # addresses' })}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

function problemOf(text: string): string | true {
  const { addresses, wrong } = addressesIn(text);
  const words = commaList(wrong.slice(0, 5));
  if (wrong.length > 0) return t`These are no email addresses: ${words}`;
  if (addresses.length === 0) return t`Paste at least one address.`;
  return addresses.length <= most || t`That is ${{ count: addresses.length }} addresses. Invite up to ${most} at once.`;
}
