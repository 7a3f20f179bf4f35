import { t } from '@lingui/core/macro';
import type { SettingChange } from '@skill-exchange/api-client/types';
import { type ComponentProps, useId } from 'react';
import { authorOf, changeLines } from '../../lib/community/community-words.ts';
import { withComma } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';

interface SettingChangesProps extends ComponentProps<'section'> {
  /** Latest first. */
  changes: readonly SettingChange[];
}

/** The last changes of settings: who changed what, and when. */
export function SettingChanges({ changes, ...props }: SettingChangesProps) {
  const id = useId();
  return (
    <section data-slot="setting-changes" aria-labelledby={id} {...props}>
      <h2 id={id} className="mb-4 type-h4">
        {t`Last changes`}
      </h2>
      {changes.length === 0 ? (
        <p className="text-ink-2">{t`Nobody has changed anything yet.`}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {changes.map((change) => (
            <li key={change._id} className="px-4 py-3 sm:px-5">
              {changeLines(change).map(({ name, words }) => (
                <p key={name} className="wrap-anywhere">
                  {words}
                </p>
              ))}
              <p className="text-small text-ink-2 wrap-anywhere">
                {withComma(authorOf(change), formatDate(change.changedAt))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
