import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { type TextKind, useTranslateText } from '@skill-exchange/api-client/texts';
import type { OperatorText } from '@skill-exchange/api-client/types';
import { type TranslationDraft, TranslationForm } from '@skill-exchange/ui/components/translation-form';
import { areSameWords, translationOf, wordsToTranslate } from '@skill-exchange/ui/lib/community/text-languages';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { readTranslationDraft, type TranslationBase } from './text-drafts.ts';

type TextTranslationProps = {
  kind: TextKind;
  text: OperatorText | undefined;
  /** The code of the language. */
  language: string;
  /** Words of the model to put into the editor. */
  words: string | undefined;
  /** Called with changed words, and without once they are saved. */
  onTyped: (draft: TranslationDraft | undefined) => void;
  reload: () => Promise<unknown>;
};

/** A text in another language, to write, and to save at once or with the next version. */
export function TextTranslation({ kind, text, language, words, onTyped, reload }: TextTranslationProps) {
  const { restored, keep, drop } = useDraft(`text-${kind}-${language}`, readTranslationDraft);
  const stored = translationOf(text, language);
  const current: TranslationBase = { version: text?.version ?? 0, revision: stored?.revision ?? 0 };
  // What is typed belongs to the translation that it was typed over; null for the current one.
  const [base, setBase] = useState<TranslationBase | null>(restored ?? null);
  const [isChanged, setIsChanged] = useState(restored !== undefined);
  const translate = useTranslateText(kind);
  const { save, failure } = useReportedSave();

  const report = useEffectEvent(() => onTyped(restored));
  useLayoutEffect(() => {
    report();
  }, []);

  const onSave = useSingleFlight(async (draft: TranslationDraft) => {
    const { version, revision } = base ?? current;
    const send = async () => {
      try {
        return await translate.mutateAsync({ ...draft, language, version, revision });
      } catch (error) {
        if (isApiError(error, 409)) {
          await reload();
          setBase(null);
        }
        throw error;
      }
    };
    const done = draft.content === '' ? t`Taken down.` : t`Saved. Readers of this language have it now.`;
    if (await save(send, { done, failed: t`The translation was not saved` })) settle();
  });

  function settle() {
    setBase(null);
    setIsChanged(false);
    drop();
    onTyped(undefined);
  }

  function onDraftChange(draft: TranslationDraft) {
    // Also after the form has taken over what is stored by now.
    if (areSameWords(draft, wordsToTranslate(text, language))) return settle();
    const over = base ?? current;
    setBase(over);
    setIsChanged(true);
    keep({ ...draft, ...over });
    onTyped(draft);
  }

  return (
    <TranslationForm
      text={text}
      language={language}
      words={words}
      initialDraft={restored}
      onDraftChange={onDraftChange}
      isOvertaken={isChanged && isApiError(translate.error, 409)}
      failure={failure}
      pending={translate.isPending}
      onSave={onSave}
    />
  );
}
