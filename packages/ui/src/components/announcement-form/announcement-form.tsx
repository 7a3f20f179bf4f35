import { t } from '@lingui/core/macro';
import type { NewAnnouncement } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { required } from '../../primitives/form-parts/field-rules.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { TimeInput } from '../../primitives/time-input/time-input.tsx';
import { LanguageTabs, type SiteLanguage } from '../language-tabs/language-tabs.tsx';
import { type AnnouncementDraft, announcementOf, draftOf, endsLater, isWritten } from './announcement-draft.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { WordFields } from './word-fields.tsx';

export type { AnnouncementDraft };

interface AnnouncementFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<AnnouncementDraft> {
  /** The stored one; left out for a new one. */
  saved?: NewAnnouncement | undefined;
  /** The languages of the site, and the code of the one in which the words count. */
  languages: readonly SiteLanguage[];
  language: string;
  /** The day and time from which a new banner is shown. */
  startsAt: string;
  onSave: (announcement: NewAnnouncement) => void;
  /** Stands below the form: whom it reaches, and sending it. */
  children?: ReactNode;
}

/** Where an announcement appears and what it says, with what members get beside it. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const {
    saved,
    languages,
    language,
    startsAt,
    onSave,
    pending = false,
    failure,
    children,
    className,
    ...most
  } = props;
  const { onDirtyChange, initialDraft, onDraftChange, ...element } = most;
  const others = languages.map(({ code }) => code).filter((code) => code !== language);
  const [shownLanguage, setShownLanguage] = useState(language);
  const defaultValues = draftOf(saved, startsAt, others);
  const form = useForm<AnnouncementDraft>({ mode: 'onTouched', defaultValues });
  const { handleSubmit, watch, formState, reset } = form;
  useFormDraft<AnnouncementDraft>(form, { initialDraft, onDraftChange, onDirtyChange });
  const draft = watch();
  const wordsOf = (code: string) => (code === language ? draft : draft.translations[code]);
  const stateOf = (code: string) => {
    const words = draft.translations[code];
    if (words === undefined || !isWritten(words, draft)) return 'missing';
    const { translations: _others, ...own } = formState.dirtyFields;
    const isChanged = own.subject || own.content || own.banner;
    return isChanged && !formState.dirtyFields.translations?.[code] ? 'older' : 'current';
  };
  const shown = wordsOf(shownLanguage) ?? draft;
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
          onSubmit={handleSubmit(
            (values) => {
              if (!pending) onSave(announcementOf(values));
            },
            // The words that lack something come to the front.
            ({ subject, content, banner, translations = {} }) => {
              const [first] = Object.keys(translations);
              setShownLanguage(subject || content || banner || first === undefined ? language : first);
            },
          )}
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
          <LanguageTabs
            languages={languages}
            own={language}
            stateOf={stateOf}
            value={shownLanguage}
            onValueChange={setShownLanguage}
          >
            {(code) => <WordFields form={form} language={code} isOwn={code === language} />}
          </LanguageTabs>
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
        announcement={{ ...shown, isMessage: draft.isMessage }}
        language={shownLanguage}
        banner={draft.hasBanner ? shown.banner.trim() || '…' : ''}
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
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Day form={form} name="fromDay" label={t`Banner from, day`} />
        <Field label={t`Banner from, time`} hint={t`Your time.`} error={errors.fromTime?.message}>
          <TimeInput {...register('fromTime', { required: required() })} />
        </Field>
        <Day form={form} name="untilDay" label={t`Banner until, day`} />
        <Field label={t`Banner until, time`} hint={t`Your time.`} error={errors.untilTime?.message}>
          <TimeInput
            {...register('untilTime', {
              required: required(),
              validate: (_, draft) => endsLater(draft) || t`After the beginning`,
            })}
          />
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
