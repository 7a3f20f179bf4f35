import { plural, t } from '@lingui/core/macro';
import { isBlank } from '@skill-exchange/api-client/plain-text';
import type { NewText, OperatorText } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useLayoutEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { inLanguage, translationOf } from '../../lib/community/text-languages.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { andList } from '../../lib/texts/list-words.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { filledLine } from '../../primitives/form-parts/field-rules.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { TextPreview } from './text-preview.tsx';
import { useAdopted } from './use-adopted.ts';

/** A text that is written, before it is published. */
export type TextDraft = Omit<NewText, 'version' | 'translations'> & {
  /** The published translations hold for the new version, too. */
  translationsFit: boolean;
};

interface TextFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<TextDraft> {
  /** The published text; left out for a first one. */
  text?: OperatorText | undefined;
  /** The code of the language that texts are published in; left out where there is but one. */
  language?: string | undefined;
  /** The languages whose translations were changed and are published along, and those of the others that are published. */
  translations?: { along: readonly string[]; others: readonly string[] } | undefined;
  /** The members who are asked if they must accept it. */
  members: number;
  /** Words to put into the editor, each time that they change. */
  words?: string | undefined;
  /** Another version was published since this one was opened. */
  isOvertaken?: boolean;
  onPublish: (draft: TextDraft) => void;
}

const names = (codes: readonly string[]) => andList(codes.map(languageName));

/** The editor of a text with its preview, and what publishing it does. */
export function TextForm(props: TextFormProps) {
  const {
    text,
    language,
    translations,
    members,
    words,
    isOvertaken = false,
    onPublish,
    pending = false,
    ...rest
  } = props;
  const { failure, onDirtyChange, initialDraft, onDraftChange, className, ...element } = rest;
  const inOther = language !== undefined && text !== undefined && text.language !== language;
  const translated = inOther ? translationOf(text, language) : undefined;
  const published = translated?.version === text?.version ? (translated?.content ?? '') : (text?.content ?? '');
  const defaultValues = { content: published, change: '', mustAccept: false, translationsFit: false };
  const form = useForm<TextDraft>({ mode: 'onTouched', defaultValues });
  const { control, register, handleSubmit, reset, setValue, watch, formState } = form;
  useFormDraft<TextDraft>(form, { initialDraft, onDraftChange, onDirtyChange });
  useAdopted(form, {
    key: String(text?.version ?? 0),
    published: defaultValues,
    isSame: (typed) => typed.content.trim() === published,
  });
  useLayoutEffect(() => {
    if (words !== undefined) setValue('content', words, { shouldDirty: true });
  }, [words, setValue]);

  const content = watch('content');
  const isEmpty = content.trim() === '';
  const version = (text?.version ?? 0) + 1;
  const { along = [], others = [] } = translations ?? {};
  return (
    <form
      data-slot="text-form"
      noValidate
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-6', className)}
      onSubmit={handleSubmit(({ change, mustAccept, ...draft }) => {
        const sentence = change.trim() || t`This is the first version.`;
        if (!pending) onPublish({ ...draft, change: sentence, mustAccept: mustAccept && !isEmpty });
      })}
      {...element}
    >
      {inOther && text.language !== undefined ? (
        <Banner tone="learn">
          {t`The published words are in ${{ published: languageName(text.language) }}. Write the next version in ${{ own: languageName(language) }}, the language of your community.`}
        </Banner>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <Field
          label={t`Your words`}
          hint={t`# makes a heading, - a list, **two stars** bold, [words](address) a link.`}
          error={formState.errors.content?.message}
        >
          <Textarea
            maxLength={50_000}
            rows={16}
            className="min-h-80 font-mono text-small"
            {...inLanguage(language)}
            {...register('content', {
              validate: (typed) =>
                (text === undefined || text.content === '') && typed.trim() === '' ? t`Required` : true,
            })}
          />
        </Field>
        <TextPreview
          content={content}
          language={language}
          otherwise={t`Nothing: there is no page, and no link to it.`}
        />
      </div>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <h2 className="type-h4">
          {isEmpty && text !== undefined ? t`Take it down` : t`Publish as version ${version}`}
        </h2>
        <Field
          label={t`What changes, in one sentence`}
          hint={t`Members read it before the text.`}
          required={text !== undefined}
          error={formState.errors.change?.message}
        >
          <Input
            maxLength={200}
            placeholder={text === undefined ? t`This is the first version.` : undefined}
            {...register('change', {
              validate: (typed) => (text === undefined && isBlank(typed)) || filledLine(typed),
            })}
          />
        </Field>
        {isEmpty || along.length === 0 ? null : (
          <p>{t`Published along: your words in ${{ languages: names(along) }}.`}</p>
        )}
        {isEmpty || others.length === 0 ? null : (
          <Controller
            control={control}
            name="translationsFit"
            render={({ field: { value, onChange, ...field } }) => (
              <Checkbox
                label={t`The words in ${{ languages: names(others) }} still fit`}
                hint={t`For a corrected spelling. Otherwise these readers get the new version once you have translated it.`}
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
                {...field}
              />
            )}
          />
        )}
        {isEmpty ? null : (
          <Controller
            control={control}
            name="mustAccept"
            render={({ field: { value, onChange, ...field } }) => (
              <Checkbox
                label={t`Members must accept it`}
                hint={plural(members, {
                  one: '# member is asked when they next open the site. Whoever does not accept can still download their data and leave.',
                  other:
                    '# members are asked when they next open the site. Whoever does not accept can still download their data and leave.',
                })}
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
                {...field}
              />
            )}
          />
        )}
        {isOvertaken ? (
          <Banner tone="learn">
            {t`Another version was published after you opened this one. It is in the list below.`}
          </Banner>
        ) : null}
        <FormFailure message={failure} />
        <FormActions onCancel={formState.isDirty ? () => reset() : undefined}>
          <SubmitButton pending={pending} pendingLabel={t`Publishing...`}>
            {isEmpty && text !== undefined ? t`Take it down` : t`Publish now`}
          </SubmitButton>
        </FormActions>
      </Card>
    </form>
  );
}
