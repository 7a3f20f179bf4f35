import { t } from '@lingui/core/macro';
import type { SettingChange } from '@skill-exchange/api-client/types';
import { authorOf, changeLines } from '../../lib/community/community-words.ts';
import { Banner } from '../../primitives/banner/banner.tsx';

interface MeanwhileChangesProps {
  /** Latest first. */
  changes: readonly SettingChange[];
}

/** In a form of settings: what others have saved since the page was opened; nothing without such changes. */
export function ChangesByOthers({ changes }: MeanwhileChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Banner tone="learn" className="block">
      {changes.map((change) => (
        <div key={change._id}>
          <p className="wrap-anywhere">{t`${{ name: authorOf(change) }} saved this after you opened the page:`}</p>
          {changeLines(change).map(({ name, words }) => (
            <p key={name} className="font-normal wrap-anywhere">
              {words}
            </p>
          ))}
        </div>
      ))}
    </Banner>
  );
}
