import { msg, t } from '@lingui/core/macro';
import type { ComponentProps, ReactNode } from 'react';
import { textTable } from '../../lib/texts/text-table.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx';

/** A language of the site, with its name in itself. */
export type SiteLanguage = { code: string; name: string; tag: string };

/** Whether readers of a language get the words of now in it, earlier ones, those of the site, or those of another language. */
type TranslationState = 'current' | 'older' | 'shipped' | 'missing';

interface LanguageTabsProps extends Omit<ComponentProps<typeof Tabs>, 'children'> {
  /** The languages of the site. */
  languages: readonly SiteLanguage[];
  /** The code of the language whose words count. It comes first. */
  own: string;
  stateOf: (code: string) => TranslationState;
  /** The words in a language. All stay, with what is typed in them, since they are saved together. */
  children: (code: string) => ReactNode;
}

/** Words of operators in each language of the site: those that count, and their translations. */
export function LanguageTabs({ languages, own, stateOf, children, ...props }: LanguageTabsProps) {
  const ownFirst = languages.toSorted((one, other) => Number(other.code === own) - Number(one.code === own));
  return (
    <Tabs data-slot="language-tabs" defaultValue={own} {...props}>
      <TabList label={t`Languages`} className="mb-6">
        {ownFirst.map(({ code, name, tag }) => (
          <Tab key={code} value={code}>
            <bdi lang={tag}>{name}</bdi> {code === own ? null : <Mark state={stateOf(code)} />}
          </Tab>
        ))}
      </TabList>
      {ownFirst.map(({ code }) => (
        <TabPanel key={code} value={code} forceMount className="data-[state=inactive]:hidden">
          {children(code)}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const marks: Record<Exclude<TranslationState, 'current'>, string> = textTable({
  older: msg`earlier version`,
  shipped: msg({ message: 'built in', context: 'translation' }),
  missing: msg({ message: 'missing', context: 'translation' }),
});

/** Whether a translation is missing, built in, or of an earlier version. */
function Mark({ state }: { state: TranslationState }) {
  if (state === 'current') return null;
  return <span className="text-cap font-medium">{marks[state]}</span>;
}
