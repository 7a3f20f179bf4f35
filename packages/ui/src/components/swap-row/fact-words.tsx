import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MatchFact } from '@skill-exchange/api-client/types';
import Clock from 'lucide-react/icons/clock';
import Languages from 'lucide-react/icons/languages';
import type { ReactNode } from 'react';
import { languageName } from '../../lib/texts/language-names.ts';
import { andList } from '../../lib/texts/list-words.ts';

interface FactWordsProps {
  fact: MatchFact | string;
  /** Whom it is about, where that may be one of several. */
  who?: string | undefined;
}

/** A fact of a match, as short as a row needs it; its own sentence if it is of another kind. */
export function FactWords({ fact, who }: FactWordsProps) {
  if (typeof fact === 'string') return fact;
  const { languages, hours, text } = fact;
  const whom = who === undefined ? '' : ` with ${who}`;
  if (languages)
    return (
      <Drawn icon={Languages} hint={t`You both speak `}>
        {andList(languages.map(languageName))}
        {whom}
      </Drawn>
    );
  if (hours !== undefined)
    return (
      <Drawn icon={Clock} hint={t`You both have time for `}>
        <Trans>
          {hours} h a week{whom}
        </Trans>
      </Drawn>
    );
  return text;
}

interface DrawnProps {
  icon: typeof Clock;
  /** What the icon says, in words. */
  hint: string;
  children: ReactNode;
}

function Drawn({ icon: Icon, hint, children }: DrawnProps) {
  return (
    <span className="flex items-start gap-1">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{hint}</span>
        {children}
      </span>
    </span>
  );
}
