import { plural, t } from '@lingui/core/macro';
import type { NewText, OperatorText } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
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
import { RichText } from '../rich-text/rich-text.tsx';

/** A text that is written, before it is published. */
export type TextDraft = Omit<NewText, 'version'>;

interface TextFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<TextDraft> {
  /** The published text; left out for a first one. */
  text?: OperatorText | undefined;
  /** The members who are asked if they must accept it. */
  members: number;
  /** Words to put into the editor, each time that they change. */
  words?: string | undefined;
  /** Another version was published since this one was opened. */
  isOvertaken?: boolean;
  onPublish: (draft: TextDraft) => void;
}

/** The editor of a text with its preview, and what publishing it does. */
export function TextForm(props: TextFormProps) {
  const { text, members, words, isOvertaken = false, onPublish, pending = false, failure, ...others } = props;
  const { onDirtyChange, initialDraft, onDraftChange, className, ...element } = others;
  const previewId = useId();
  const form = useForm<TextDraft>({
    mode: 'onTouched',
    defaultValues: { content: text?.content ?? '', change: '', mustAccept: false },
  });
  const { control, register, getValues, handleSubmit, reset, setValue, watch, formState } = form;
  useFormDraft<TextDraft>(form, { initialDraft, onDraftChange, onDirtyChange });

  const shown = useRef(text?.version);
  // Words that are not the published ones stay.
  const adopt = useEffectEvent(() => {
    const published = { content: text?.content ?? '', change: '', mustAccept: false };
    const typed = getValues();
    const isOther = formState.isDirty && typed.content.trim() !== published.content;
    reset(published);
    if (isOther) reset(typed, { keepDefaultValues: true });
  });
  useLayoutEffect(() => {
    if (shown.current === text?.version) return;
    shown.current = text?.version;
    adopt();
  }, [text?.version]);
  useLayoutEffect(() => {
    if (words !== undefined) setValue('content', words, { shouldDirty: true });
  }, [words, setValue]);

  const content = watch('content');
  const isEmpty = content.trim() === '';
  const version = (text?.version ?? 0) + 1;
  return (
    <form
      data-slot="text-form"
      noValidate
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-6', className)}
      onSubmit={handleSubmit(({ change, mustAccept, ...draft }) => {
        if (!pending) onPublish({ ...draft, change: change.trim(), mustAccept: mustAccept && !isEmpty });
      })}
      {...element}
    >
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
            {...register('content', {
              validate: (words) =>
                (text === undefined || text.content === '') && words.trim() === '' ? t`Required` : true,
            })}
          />
        </Field>
        <section aria-labelledby={previewId} className="grid min-w-0 content-start gap-2">
          <h2 id={previewId} className="text-small font-semibold">
            {t`What members read`}
          </h2>
          <Card className="max-h-128 min-h-80 overflow-y-auto p-5">
            {isEmpty ? (
              <p className="text-ink-2">{t`Nothing: there is no page, and no link to it.`}</p>
            ) : (
              <RichText topLevel={3}>{content}</RichText>
            )}
          </Card>
        </section>
      </div>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <h2 className="type-h4">
          {isEmpty && text !== undefined ? t`Take it down` : t`Publish as version ${version}`}
        </h2>
        <Field
          label={t`What changes, in one sentence`}
          hint={t`Members read it before the text.`}
          required
          error={formState.errors.change?.message}
        >
          <Input maxLength={200} {...register('change', { validate: filledLine })} />
        </Field>
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
