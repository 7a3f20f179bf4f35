import { t } from '@lingui/core/macro';
import type { CommunityWeek } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { commaList } from '../../lib/texts/list-words.ts';
import { dayWords, peopleWords } from './alive-words.ts';

interface WeekBarsProps {
  /** Oldest first; the last one is the week that the page is about. */
  weeks: readonly CommunityWeek[];
}

/** Members who came, a bar for each week. Weeks below five have none. */
export function WeekBars({ weeks }: WeekBarsProps) {
  const most = Math.max(1, ...weeks.map(({ came }) => came ?? 0));
  const words = commaList(weeks.map(({ startsOn, came }) => `${dayWords(startsOn)}: ${peopleWords(came)}`));
  return (
    <div role="img" aria-label={t`Members who came, week by week. ${words}`}>
      <div className="flex h-40 items-end gap-1 border-b border-ink-2 sm:gap-2">
        {weeks.map(({ startsOn, came }, index) => {
          const isLast = index === weeks.length - 1;
          const isNamed = index >= weeks.length - 2;
          return (
            <span key={startsOn} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center text-cap">
              {isNamed ? <span className="font-semibold whitespace-nowrap">{peopleWords(came)}</span> : null}
              {/* Forced colors drop backgrounds, but keep borders. */}
              <span
                className={cx(
                  'block shrink-0 rounded-t-full border-b-2',
                  isLast ? 'border-teach bg-teach' : 'border-line-strong bg-teach-tint',
                )}
                style={{ height: `${(80 * (came ?? 0)) / most}%` }}
              />
            </span>
          );
        })}
      </div>
      <div className="mt-1 flex justify-between text-cap text-ink-2">
        <span>{weeks[0] === undefined ? '' : dayWords(weeks[0].startsOn)}</span>
        <span className="font-semibold text-ink">{dayWords(weeks.at(-1)?.startsOn ?? '')}</span>
      </div>
    </div>
  );
}
