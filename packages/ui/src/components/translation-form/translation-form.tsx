import { t } from '@lingui/core/macro';
import type { OperatorText } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  areSameWords,
  inLanguage,
  translationOf,
  translationState,
  wordsToTranslate,
} from '../../lib/community/text-languages.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { TextPreview } from '../text-form/text-preview.tsx';
import { useAdopted } from '../text-form/use-adopted.ts';

/** A text in another language, before it is saved. */
export type TranslationDraft = Pick<OperatorText, 'content'> & {
  /** What changes, in one sentence; empty for the words that count. */
  change: string;
};

interface TranslationFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<TranslationDraft> {
  /** The published text; left out before the first one. */
  text?: OperatorText | undefined;
  /** The code of the language that it is translated into. */
  language: string;
  /** Words to put into the editor, each time that they change. */
  words?: string | undefined;
  /** The text or the translation has changed since this one was opened. */
  isOvertaken?: boolean;
  onSave: (draft: TranslationDraft) => void;
}

/** The editor of a text in another language with its preview. Its words may be saved at once, or published with the next version. */
export function TranslationForm(props: TranslationFormProps) {
  const { text, language, words, isOvertaken = false, onSave, pending = false, failure, ...others } = props;
  const { onDirtyChange, initialDraft, onDraftChange, className, ...element } = others;
  const stored = translationOf(text, language);
  const state = translationState(text, language);
  const published = wordsToTranslate(text, language);
  const form = useForm<TranslationDraft>({ defaultValues: published });
  const { register, handleSubmit, reset, setValue, watch, formState } = form;
  useFormDraft<TranslationDraft>(form, { initialDraft, onDraftChange, onDirtyChange });
  useAdopted(form, {
    key: `${text?.version} ${stored?.version} ${stored?.revision}`,
    published,
    isSame: (typed) => areSameWords(typed, published),
  });
  useLayoutEffect(() => {
    if (words !== undefined) setValue('content', words, { shouldDirty: true });
  }, [words, setValue]);

  const content = watch('content');
  const isPublished = text !== undefined && text.content !== '' && text.language !== language;
  const isTakenDown = isPublished && state === 'current' && content.trim() === '';
  const name = languageName(language);
  const [version] = text?.versions ?? [];
  return (
    <form
      data-slot="translation-form"
      noValidate
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-6', className)}
      onSubmit={handleSubmit((draft) => {
        if (!pending && isPublished) onSave({ content: draft.content.trim(), change: draft.change.trim() });
      })}
      {...element}
    >
      {isPublished && state === 'older' && stored !== undefined ? (
        <Banner tone="learn">
          {t`These words are of version ${{ version: stored.version }}. Bring them up to version ${{ current: text.version }}, or save them as they are if they still fit.`}
        </Banner>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <Field
          label={t`Your words in ${{ language: name }}`}
          hint={t`# makes a heading, - a list, **two stars** bold, [words](address) a link.`}
        >
          <Textarea
            maxLength={50_000}
            rows={16}
            className="min-h-80 font-mono text-small"
            {...inLanguage(language)}
            {...register('content')}
          />
        </Field>
        <TextPreview
          content={content}
          language={language}
          otherwise={
            text?.language === undefined || text.content === ''
              ? t`Nothing: there is no page, and no link to it.`
              : t`The words in ${{ language: languageName(text.language) }}, and above them that they are not yet in ${{ other: name }}.`
          }
        />
      </div>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <h2 className="type-h4">{t`In ${{ language: name }}`}</h2>
        <Field
          label={t`What changes, in one sentence`}
          hint={version === undefined ? undefined : t`It translates: “${{ sentence: version.change }}”`}
        >
          <Input maxLength={200} {...inLanguage(language)} {...register('change')} />
        </Field>
        <p className="text-ink-2">
          {isPublished
            ? t`Saved words are read at once, and nobody is asked to accept anything again. If you publish a new version before, they are published along.`
            : t`They are published along with the next version.`}
        </p>
        {isOvertaken ? (
          <Banner tone="learn" className="grid">
            <p>{t`The text or this translation has changed after you opened it. Compare before you save.`}</p>
            {stored === undefined || stored.content === '' ? null : (
              <RichText topLevel={3} className="font-normal" {...inLanguage(language)}>
                {stored.content}
              </RichText>
            )}
          </Banner>
        ) : null}
        <FormFailure message={failure} />
        <FormActions onCancel={formState.isDirty ? () => reset() : undefined}>
          {isPublished ? (
            <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
              {isTakenDown ? t`Take the translation down` : t`Save the translation`}
            </SubmitButton>
          ) : null}
        </FormActions>
      </Card>
    </form>
  );
}
