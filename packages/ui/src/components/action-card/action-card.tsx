import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Appeal, ModerationAction } from '@skill-exchange/api-client/types';
import { type ReactNode, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { actionMeaning, actionTitle } from './action-words.ts';

interface ActionCardProps {
  action: Omit<ModerationAction, '_id'>;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Actions for the decision, such as a form. */
  children?: ReactNode;
}

/** A moderator's decision: what, why, and the result of an appeal. Members and moderators see the same. */
export function ActionCard({ action, headingLevel = 2, children }: ActionCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { kind, reason, at, excerpt, isReversed, appeal, appealUntil, moderator } = action;
  const meaning = isReversed ? undefined : actionMeaning[kind];
  const date = formatDate(at);
  const lastDay = appealUntil === undefined ? undefined : formatDate(appealUntil);
  return (
    <Card as="article" aria-labelledby={id} className="grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading id={id} className="type-h4 min-w-0 wrap-anywhere">
          {actionTitle(action)}
        </Heading>
        {isReversed ? <Badge tone="learn">{t`Reversed`}</Badge> : null}
      </div>
      <p className="text-small text-ink-2">
        {moderator ? t`${date}, by ${{ name: displayName(moderator.name) }}` : date}
      </p>
      {meaning ? <p>{i18n._(meaning)}</p> : null}
      {excerpt ? <Quote label={t`It is about`}>{excerpt}</Quote> : null}
      <Quote label={t`Why`}>{reason}</Quote>
      {appeal ? <AppealParts appeal={appeal} /> : null}
      {lastDay ? <p className="text-small text-ink-2">{t`You can appeal until ${lastDay}.`}</p> : null}
      {children}
    </Card>
  );
}

const outcomeTitles: Readonly<Record<string, MessageDescriptor>> = {
  upheld: msg`The appeal was declined`,
  reversed: msg`The appeal was accepted`,
};

function AppealParts({ appeal: { text, outcome, words } }: { appeal: Appeal }) {
  const title = outcome && outcomeTitles[outcome];
  return (
    <>
      <Quote label={t`The appeal`}>{text}</Quote>
      {outcome ? (
        <Quote label={title ? i18n._(title) : t`The appeal was decided`}>{words}</Quote>
      ) : (
        <p className="text-small text-ink-2">{t`Another moderator will read the appeal and decide.`}</p>
      )}
    </>
  );
}

interface QuoteProps {
  label: string;
  children: ReactNode;
}

/** Somebody's text below its label. */
export function Quote({ label, children }: QuoteProps) {
  return (
    <div>
      <p className="text-small font-semibold text-ink-2">{label}</p>
      <blockquote dir="auto" className="border-s-2 border-line-strong ps-3 as-written">
        {children}
      </blockquote>
    </div>
  );
}
