import { msg, t } from '@lingui/core/macro';
import type { NewInvitation } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { i18n } from '../../lib/texts/i18n.ts';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import { Input } from '../../primitives/input/input.tsx';
import { NumberInput } from '../../primitives/number-input/number-input.tsx';
import { Select } from '../../primitives/select/select.tsx';

interface InvitationFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The most people that a link may let in. */
  most: number;
  pending?: boolean;
  failure?: string | undefined;
  onCreate: (invitation: NewInvitation) => void;
}

const ends = [
  { days: 7, label: msg`In a week` },
  { days: 30, label: msg`In 30 days` },
  { days: 90, label: msg`In 90 days` },
  { days: 365, label: msg`In a year` },
];

/** Makes a link that lets people in: what it is for, how many people, and how long. */
export function InvitationForm({ most, pending = false, failure, onCreate, className, ...props }: InvitationFormProps) {
  const form = useForm({ defaultValues: { label: '', uses: 1, days: 30 } });
  const { register, handleSubmit, formState } = form;
  return (
    <form
      data-slot="invitation-form"
      noValidate
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', className)}
      onSubmit={handleSubmit(({ label, uses, days }) => {
        if (!pending) onCreate({ label: label.trim(), uses: Number(uses), days: Number(days) });
      })}
      {...props}
    >
      <Field label={t`What it is for`} hint={t`So that you know it again. Who opens the link doesn’t see it.`}>
        <Input maxLength={60} {...register('label')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`For how many people`} error={formState.errors.uses?.message}>
          <NumberInput
            min={1}
            max={most}
            {...register('uses', {
              validate: (value) =>
                (Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= most) ||
                t`A number from 1 to ${most}`,
            })}
          />
        </Field>
        <Field label={t`It ends`}>
          <Select {...register('days')}>
            {ends.map(({ days, label }) => (
              <option key={days} value={days}>
                {i18n._(label)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FormFailure message={failure} />
      <FormActions>
        <SubmitButton pending={pending} pendingLabel={t`Making the link...`}>
          {t`Make the link`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
