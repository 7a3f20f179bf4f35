import { t } from '@lingui/core/macro';
import type { PrivacyModel as Model } from '@skill-exchange/api-client/types';
import { type ComponentProps, useId } from 'react';
import { identityLabels } from '../../lib/community/community-words.ts';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { textLabels } from '../../lib/community/text-words.ts';
import { andList } from '../../lib/texts/list-words.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

type Section = Model['sections'][number];

interface PrivacyModelProps extends ComponentProps<'section'> {
  model: Model;
  /** The words of the editor: sections that they lack are marked, once they have any. */
  words: string;
  /** Gets the whole model as Markdown. */
  onUse: (words: string) => void;
}

type Labels = Readonly<Record<string, string>>;

/** A copy of both tables would have the language of the moment. */
const labelOf = (name: string) => (textLabels as Labels)[name] ?? (identityLabels as Labels)[name] ?? name;

/** Returns where a section comes from, in words. */
const sourceOf = ({ variables, settings }: Section) => {
  const ofServer = variables.length === 0 ? [] : [t`${{ names: andList(variables) }}, where the server starts.`];
  const own = settings.length === 0 ? [] : [t`Your settings and texts: ${{ names: andList(settings.map(labelOf)) }}.`];
  return [...own, ...ofServer].join(' ') || t`This version of the software. The same everywhere.`;
};

/** What this installation does with data, section by section, with the source of each: a model of the privacy statement. */
export function PrivacyModel({ model, words, onUse, ...props }: PrivacyModelProps) {
  const { sections, language } = model;
  const id = useId();
  const isMissing = ({ content }: Section) => !words.includes(content);
  const isCompared = sections.some((section) => !isMissing(section));
  const missing = isCompared ? sections.filter(isMissing) : [];
  return (
    <section data-slot="privacy-model" aria-labelledby={id} {...props}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="type-h4">
            {t`A model, made from how this server is set`}
          </h2>
          <p className="text-small text-ink-2">
            {missing.length > 0
              ? t`Your words no longer fit: the marked sections are not in them.`
              : t`It is not legal advice. Let somebody read it who knows your country’s law.`}
          </p>
        </div>
        <Button variant="secondary" onClick={() => onUse(wordsOf(model))}>
          {t`Put it into the editor`}
        </Button>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {sections.map((section) => (
          <li
            key={section.title}
            className="grid gap-x-6 gap-y-2 px-4 py-4 sm:px-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          >
            <div className="min-w-0">
              <h3 className="mb-1 type-h4">
                <span {...inLanguage(language)}>{section.title}</span>
                {missing.includes(section) ? (
                  <Badge tone="danger" className="ms-2">
                    {t`Not in your words`}
                  </Badge>
                ) : null}
              </h3>
              <RichText topLevel={3} {...inLanguage(language)}>
                {section.content}
              </RichText>
            </div>
            <p className="text-small text-ink-2 wrap-anywhere">{sourceOf(section)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const wordsOf = ({ title = t`Privacy statement`, sections }: Model) =>
  [`# ${title}`, ...sections.map(({ title: heading, content }) => `## ${heading}\n\n${content}`)].join('\n\n');
