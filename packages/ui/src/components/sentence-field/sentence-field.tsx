import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SentenceInLanguage } from '@skill-exchange/api-client/types';
import type { ReactElement } from 'react';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { LanguageTabs, type SiteLanguage } from '../language-tabs/language-tabs.tsx';

interface SentenceFieldProps {
  /** The languages of the site. */
  languages: readonly SiteLanguage[];
  /** The code of the community's language. */
  own: string;
  /** The sentence in that language, now and as it is saved. */
  text: string;
  savedText: string;
  /** The sentence in other languages, now and as it is saved; left out by a server that has none. */
  translations: readonly SentenceInLanguage[] | undefined;
  saved: readonly SentenceInLanguage[] | undefined;
  /** The translations that come with the site; empty for a sentence of the community's own. */
  shipped?: readonly SentenceInLanguage[] | undefined;
  onTranslate: (translations: SentenceInLanguage[]) => void;
  maxLength: number;
  /** The field of the community's own language. */
  children: ReactElement;
}

const textIn = (translations: readonly SentenceInLanguage[], code: string) =>
  translations.find(({ language }) => language === code)?.text ?? '';

/** A setting that is a sentence, in each language of the site. */
export function SentenceField(props: SentenceFieldProps) {
  const { languages, own, text, savedText, translations, saved, onTranslate, maxLength, children } = props;
  const shipped = text.trim() === savedText ? (props.shipped ?? []) : [];
  if (translations === undefined || saved === undefined) return children;
  const stateOf = (code: string) => {
    if (text.trim() === '') return 'current';
    const translated = textIn(translations, code);
    if (translated.trim() === '') return textIn(shipped, code) === '' ? 'missing' : 'shipped';
    return text.trim() !== savedText && translated === textIn(saved, code) ? 'older' : 'current';
  };
  return (
    <LanguageTabs languages={languages} own={own} stateOf={stateOf}>
      {(code) =>
        code === own ? (
          children
        ) : (
          <Field
            label={t`In ${{ language: languageName(code) }}`}
            hint={
              stateOf(code) === 'shipped' ? (
                <Trans>
                  Members read the built-in translation until you write another:{' '}
                  <bdi {...inLanguage(code)}>{textIn(shipped, code)}</bdi>
                </Trans>
              ) : (
                t`It translates: “${{ sentence: text.trim() || '…' }}”`
              )
            }
          >
            <Textarea
              autosize
              counter
              maxLength={maxLength}
              {...inLanguage(code)}
              value={textIn(translations, code)}
              onChange={({ target }) =>
                onTranslate([
                  ...translations.filter(({ language }) => language !== code),
                  { language: code, text: target.value },
                ])
              }
            />
          </Field>
        )
      }
    </LanguageTabs>
  );
}
