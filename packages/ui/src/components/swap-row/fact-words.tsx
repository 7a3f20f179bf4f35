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
  if (fact.languages)
    return (
      <Drawn icon={Languages}>
        <SpokenWords languages={andList(fact.languages.map(languageName))} who={who} />
      </Drawn>
    );
  if (fact.hours !== undefined)
    return (
      <Drawn icon={Clock}>
        <HoursWords hours={fact.hours} who={who} />
      </Drawn>
    );
  return fact.text;
}

interface WordsProps {
  who: string | undefined;
}

/** Screen readers also hear what the icon says. */
function SpokenWords({ languages, who }: WordsProps & { languages: string }) {
  if (who === undefined)
    return (
      <Trans>
        <span className="sr-only">You both speak</span> {languages}
      </Trans>
    );
  return (
    <Trans>
      <span className="sr-only">You both speak</span> {languages} with <bdi>{who}</bdi>
    </Trans>
  );
}

/** Screen readers also hear what the icon says. */
function HoursWords({ hours, who }: WordsProps & { hours: number }) {
  if (who === undefined)
    return (
      <Trans>
        <span className="sr-only">You both have time for</span> {hours} h a week
      </Trans>
    );
  return (
    <Trans>
      <span className="sr-only">You both have time for</span> {hours} h a week with <bdi>{who}</bdi>
    </Trans>
  );
}

interface DrawnProps {
  icon: typeof Clock;
  children: ReactNode;
}

function Drawn({ icon: Icon, children }: DrawnProps) {
  return (
    <span className="flex items-start gap-1">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
