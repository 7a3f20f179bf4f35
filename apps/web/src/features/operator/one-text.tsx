import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { type TextKind, usePublishText } from '@skill-exchange/api-client/texts';
import type { CommunityTexts } from '@skill-exchange/api-client/types';
import { LanguageTabs } from '@skill-exchange/ui/components/language-tabs';
import { type TextDraft, TextForm } from '@skill-exchange/ui/components/text-form';
import { TextVersions } from '@skill-exchange/ui/components/text-versions';
import type { TranslationDraft } from '@skill-exchange/ui/components/translation-form';
import { translationOf, translationState } from '@skill-exchange/ui/lib/community/text-languages';
import { type ComponentType, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { siteLanguages } from '../../lib/texts/site-languages.ts';
import { readTextDraft } from './text-drafts.ts';
import { TextTranslation } from './text-translation.tsx';

type OneTextProps = {
  kind: TextKind;
  texts: CommunityTexts;
  reload: () => Promise<unknown>;
  /** What the server does with data, below the words of the privacy statement. */
  Model: ComponentType<{ language: string | undefined; words: string; onUse: (words: string) => void }>;
};

/** A text with the words that count, those in other languages, and its versions. */
export function OneText({ kind, texts, reload, Model }: OneTextProps) {
  const text = texts.texts.find((one) => one.kind === kind);
  // A server that has no translations names no language.
  const own = texts.language;
  const others = own === undefined ? [] : siteLanguages.filter(({ code }) => code !== own);
  const [language, setLanguage] = useState(own ?? '');
  const { restored, keep, drop } = useDraft(`text-${kind}`, readTextDraft);
  const [used, setUsed] = useState<{ language: string; words: string }>();
  const [typed, setTyped] = useState(restored?.content ?? text?.content ?? '');
  const [translated, setTranslated] = useState<Readonly<Record<string, TranslationDraft | undefined>>>({});
  // What is typed belongs to the version that it was typed over.
  const [base, setBase] = useState(restored?.version ?? text?.version ?? 0);
  const [isDirty, setIsDirty] = useState(restored !== undefined);
  const current = text?.version ?? 0;
  if (!isDirty && base !== current) setBase(current);
  const publish = usePublishText(kind);
  const { save, failure } = useReportedSave();

  const codes = others.map(({ code }) => code);
  const along = codes.filter((code) => (translated[code]?.content ?? '').trim() !== '');
  const unchanged = codes.filter(
    (code) => translated[code] === undefined && translationState(text, code) === 'current',
  );

  /** Returns the translations of the next version: the changed ones, and the others if they still fit. */
  const translationsFor = ({ content, translationsFit }: TextDraft) => {
    if (content.trim() === '') return [];
    const changed = along.map((code) => ({ language: code, content: '', change: '', ...translated[code] }));
    const kept = unchanged.map((code) => ({ language: code, content: translationOf(text, code)?.content ?? '' }));
    return translationsFit ? [...changed, ...kept] : changed;
  };

  const onPublish = useSingleFlight(async (draft: TextDraft) => {
    const { translationsFit: _fit, ...words } = draft;
    const translations = translationsFor(draft);
    const body = { ...words, version: base, ...(translations.length > 0 && { translations }) };
    const send = async () => {
      try {
        return await publish.mutateAsync(body);
      } catch (error) {
        if (isApiError(error, 409)) {
          await reload();
          setBase((known) => Math.max(known, current + 1));
        }
        throw error;
      }
    };
    const done = draft.content === '' ? t`Taken down.` : t`Published. Everybody can read it now.`;
    if (!(await save(send, { done, failed: t`The text was not published` }))) return;
    drop();
    setIsDirty(false);
    setUsed(undefined);
  });

  const wordsFor = (code: string) => (used?.language === code ? used.words : undefined);
  const isOwn = language === (own ?? '');
  const typedHere = isOwn ? typed : (translated[language]?.content ?? translationOf(text, language)?.content ?? '');

  const form = (
    <TextForm
      text={text}
      language={own}
      translations={{ along, others: unchanged }}
      members={texts.members}
      words={wordsFor(own ?? '')}
      initialDraft={restored}
      onDraftChange={(draft) => {
        setTyped(draft.content);
        keep({ ...draft, version: base });
      }}
      onDirtyChange={setIsDirty}
      isOvertaken={isDirty && isApiError(publish.error, 409)}
      failure={failure}
      pending={publish.isPending}
      onPublish={onPublish}
    />
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      {own === undefined ? (
        form
      ) : (
        <LanguageTabs
          languages={siteLanguages}
          own={own}
          stateOf={(code) => translationState(text, code)}
          value={language}
          onValueChange={setLanguage}
        >
          {(code) =>
            code === own ? (
              form
            ) : (
              <TextTranslation
                kind={kind}
                text={text}
                language={code}
                words={wordsFor(code)}
                onTyped={(draft) => setTranslated((known) => ({ ...known, [code]: draft }))}
                reload={reload}
              />
            )
          }
        </LanguageTabs>
      )}
      {kind === 'privacy' ? (
        <Model language={own && language} words={typedHere} onUse={(words) => setUsed({ language, words })} />
      ) : null}
      {text === undefined ? null : (
        <TextVersions
          text={text}
          hrefOf={text.content === '' ? undefined : (version) => paths.text.to(kind, version)}
        />
      )}
    </div>
  );
}
