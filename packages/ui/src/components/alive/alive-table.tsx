import { t } from '@lingui/core/macro';
import type { CommunityWeek } from '@skill-exchange/api-client/types';
import { i18n } from '../../lib/texts/i18n.ts';
import { aliveColumns } from './alive-columns.ts';
import { peopleWords, weekWords } from './alive-words.ts';

/** All numbers of all weeks. */
export function AliveTable({ weeks }: { weeks: readonly CommunityWeek[] }) {
  return (
    <section
      aria-label={t`All weeks`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-small tabular">
        <thead>
          <tr>
            <th scope="col" className="p-3 text-start">
              {t`Week`}
            </th>
            {aliveColumns.map(({ label }) => (
              <th key={label.id} scope="col" className="p-3 text-end font-semibold">
                {i18n._(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.startsOn} className="border-t border-line">
              <th scope="row" className="p-3 text-start font-semibold whitespace-nowrap">
                {weekWords(week.startsOn)}
              </th>
              {aliveColumns.map(({ label, read }) => {
                const value = read(week);
                return (
                  <td key={label.id} className="p-3 text-end whitespace-nowrap">
                    {typeof value === 'string' ? value : peopleWords(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
