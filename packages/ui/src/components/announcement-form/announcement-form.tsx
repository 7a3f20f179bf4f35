import { t } from '@lingui/core/macro';
import type { NewAnnouncement } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { clockAt, instantAt } from '../../lib/time/wall-time.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { filled, filledLine, required } from '../../primitives/form-parts/field-rules.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { TimeInput } from '../../primitives/time-input/time-input.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';

/** An announcement in the fields of the form. */
export interface AnnouncementDraft {
  isMessage: boolean;
  hasBanner: boolean;
  subject: string;
  content: string;
  banner: string;
  fromDay: string;
  fromTime: string;
  untilDay: string;
  untilTime: string;
  forVisitors: boolean;
}

interface AnnouncementFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<AnnouncementDraft> {
  /** The stored one; left out for a new one. */
  saved?: NewAnnouncement | undefined;
  /** The day and time from which a new banner is shown. */
  startsAt: string;
  onSave: (announcement: NewAnnouncement) => void;
  /** Stands below the form: whom it reaches, and sending it. */
  children?: ReactNode;
}

const weekMs = 7 * 24 * 3_600_000;

function draftOf(saved: NewAnnouncement | undefined, now: string): AnnouncementDraft {
  const { subject = '', content = '', isMessage = true, banner } = saved ?? {};
  const from = clockAt(banner?.startsAt ?? now);
  const until = clockAt(banner?.endsAt ?? new Date(Date.parse(now) + weekMs).toISOString());
  return {
    ...{ isMessage, subject, content },
    hasBanner: banner !== undefined,
    banner: banner?.text ?? '',
    ...{ fromDay: from.day, fromTime: from.time, untilDay: until.day, untilTime: until.time },
    forVisitors: banner?.forVisitors ?? false,
  };
}

function announcementOf(draft: AnnouncementDraft): NewAnnouncement {
  const startsAt = instantAt(draft.fromDay, draft.fromTime) ?? '';
  const endsAt = instantAt(draft.untilDay, draft.untilTime) ?? '';
  return {
    subject: draft.subject.trim(),
    content: draft.content.trim(),
    isMessage: draft.isMessage,
    ...(draft.hasBanner && {
      banner: { text: draft.banner.trim(), startsAt, endsAt, forVisitors: draft.forVisitors },
    }),
  };
}

/** Where an announcement appears and what it says, with what members get beside it. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { saved, startsAt, onSave, pending = false, failure, children, className, ...others } = props;
  const { onDirtyChange, initialDraft, onDraftChange, ...element } = others;
  const form = useForm<AnnouncementDraft>({ mode: 'onTouched', defaultValues: draftOf(saved, startsAt) });
  const { register, handleSubmit, watch, formState, reset } = form;
  useFormDraft<AnnouncementDraft>(form, { initialDraft, onDraftChange, onDirtyChange });
  const draft = watch();
  const { errors } = formState;
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        className,
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <form
          data-slot="announcement-form"
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
          onSubmit={handleSubmit((values) => {
            if (!pending) onSave(announcementOf(values));
          })}
          {...element}
        >
          <fieldset className="grid gap-3">
            <legend className="mb-3 type-h4">{t`Where it appears`}</legend>
            <Box form={form} name="isMessage" label={t`A message to all`} hint={t`In their inboxes, and by email.`} />
            <Box
              form={form}
              name="hasBanner"
              label={t`A banner on every page`}
              hint={t`One sentence, for some days.`}
            />
          </fieldset>
          <Field label={t`Subject`} required error={errors.subject?.message}>
            <Input maxLength={80} {...register('subject', { validate: filledLine })} />
          </Field>
          <Field
            label={t`Message`}
            hint={t`- makes a list, **two stars** bold, [words](address) a link.`}
            required={draft.isMessage}
            error={errors.content?.message}
          >
            <Textarea
              maxLength={10_000}
              rows={9}
              {...register('content', { validate: (text, { isMessage }) => !isMessage || filled(text) })}
            />
          </Field>
          {draft.hasBanner ? <BannerFields form={form} /> : null}
          {draft.isMessage || draft.hasBanner ? null : (
            <p className="text-small text-danger-ink">{t`Choose where it appears.`}</p>
          )}
          <FormFailure message={failure} />
          <FormActions onCancel={formState.isDirty ? () => reset() : undefined}>
            <SubmitButton
              pending={pending}
              pendingLabel={t`Saving...`}
              disabled={!(draft.isMessage || draft.hasBanner)}
              variant="secondary"
            >
              {t`Save the draft`}
            </SubmitButton>
          </FormActions>
        </form>
        {children}
      </div>
      <AnnouncementPreview
        announcement={draft}
        banner={draft.hasBanner ? draft.banner.trim() || '…' : ''}
        className="lg:sticky lg:top-24 lg:self-start"
      />
    </div>
  );
}

type FormProps = { form: UseFormReturn<AnnouncementDraft> };
type BoxProps = FormProps & { name: 'isMessage' | 'hasBanner' | 'forVisitors'; label: string; hint: string };

function Box({ form: { control }, name, label, hint }: BoxProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <Checkbox
          label={label}
          hint={hint}
          checked={value}
          onCheckedChange={(checked) => onChange(checked === true)}
          {...field}
        />
      )}
    />
  );
}

function BannerFields({ form }: FormProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const endsLater = (_: string, { fromDay, fromTime, untilDay, untilTime }: AnnouncementDraft) =>
    `${untilDay} ${untilTime}` > `${fromDay} ${fromTime}` || t`After the beginning`;
  return (
    <>
      <Field label={t`On the banner`} required error={errors.banner?.message}>
        <Input maxLength={100} {...register('banner', { validate: filledLine })} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Day form={form} name="fromDay" label={t`Banner from, day`} />
        <Field label={t`Banner from, time`} hint={t`Your time.`} error={errors.fromTime?.message}>
          <TimeInput {...register('fromTime', { required: required() })} />
        </Field>
        <Day form={form} name="untilDay" label={t`Banner until, day`} />
        <Field label={t`Banner until, time`} hint={t`Your time.`} error={errors.untilTime?.message}>
          <TimeInput {...register('untilTime', { required: required(), validate: endsLater })} />
        </Field>
      </div>
      <Box
        form={form}
        name="forVisitors"
        label={t`Visitors see it, too`}
        hint={t`Also who has no account, or is not logged in.`}
      />
    </>
  );
}

function Day({ form: { control }, name, label }: FormProps & { name: 'fromDay' | 'untilDay'; label: string }) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: required() }}
      render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
        <Field label={label} error={error?.message}>
          <DateInput value={value} onValueChange={onChange} {...field} />
        </Field>
      )}
    />
  );
}
