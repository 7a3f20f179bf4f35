import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { Field } from '../../primitives/field/field.tsx';
import { filled, filledLine } from '../../primitives/form-parts/field-rules.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { type AnnouncementDraft, isWritten } from './announcement-draft.ts';

interface WordFieldsProps {
  form: UseFormReturn<AnnouncementDraft>;
  /** Its code. */
  language: string;
  /** Their words count; a translation is left empty, or written whole. */
  isOwn: boolean;
}

/** What an announcement says in one language. */
export function WordFields({ form, language, isOwn }: WordFieldsProps) {
  const { register, watch, formState } = form;
  const draft = watch();
  const words = isOwn ? draft : draft.translations[language];
  const isNeeded = isOwn || (words !== undefined && isWritten(words, draft));
  const errors = isOwn ? formState.errors : formState.errors.translations?.[language];
  const within = isOwn ? '' : (`translations.${language}.` as const);
  const inIt = inLanguage(language);
  const needsContent = isNeeded && (isOwn ? draft.isMessage : draft.content.trim() !== '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field label={t`Subject`} required={isNeeded} error={errors?.subject?.message}>
        <Input
          maxLength={80}
          {...inIt}
          {...register(`${within}subject`, { validate: (text) => !isNeeded || filledLine(text) })}
        />
      </Field>
      <Field
        label={t`Message`}
        hint={t`- makes a list, **two stars** bold, [words](address) a link.`}
        required={needsContent}
        error={errors?.content?.message}
      >
        <Textarea
          maxLength={10_000}
          rows={9}
          {...inIt}
          {...register(`${within}content`, { validate: (text) => !needsContent || filled(text) })}
        />
      </Field>
      {draft.hasBanner ? (
        <Field label={t`On the banner`} required={isNeeded} error={errors?.banner?.message}>
          <Input
            maxLength={100}
            {...inIt}
            {...register(`${within}banner`, { validate: (text) => !isNeeded || filledLine(text) })}
          />
        </Field>
      ) : null}
    </div>
  );
}
