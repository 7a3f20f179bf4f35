import { plural, t } from '@lingui/core/macro';
import { useBlocked } from '@skill-exchange/api-client/blocks';
import { SettingsGroup, SettingsRow } from '@skill-exchange/ui/components/settings-rows';
import Ban from 'lucide-react/icons/ban';
import Download from 'lucide-react/icons/download';
import Flag from 'lucide-react/icons/flag';
import Gavel from 'lucide-react/icons/gavel';
import Scale from 'lucide-react/icons/scale';
import { paths } from '../../config/paths.ts';
import { useOpenCases } from '../../lib/plans/use-open-cases.ts';
import { rowState } from './row-state.ts';

/** Settings of blocks, the member's data and moderators' decisions, and a row for moderators. */
export function SafetyRows() {
  const openCases = useOpenCases();
  return (
    <SettingsGroup title={t`Safety and data`}>
      <SettingsRow
        href={`${paths.account}/blocked`}
        icon={Ban}
        title={t`Blocked members`}
        {...rowState(useBlocked(), (members) => members.length)}
      />
      <SettingsRow href={paths.reportUser} icon={Flag} title={t`Report a member`} detail={t`Only our team reads it`} />
      <SettingsRow
        href={`${paths.account}/data`}
        icon={Download}
        title={t`Your data`}
        detail={t`Download everything, or leave`}
      />
      <SettingsRow
        href={paths.accountActions}
        icon={Scale}
        title={t`Decisions about you`}
        detail={t`What moderators decided, and how to appeal`}
      />
      {openCases === undefined ? null : (
        <SettingsRow
          // Not from `moderation-paths`, which loads with its own pages.
          href="/moderation"
          icon={Gavel}
          title={t`Moderation`}
          detail={t`Reports that wait for you`}
          value={t`None`}
          count={openCases}
          countWords={plural(openCases, { one: '# open case', other: '# open cases' })}
        />
      )}
    </SettingsGroup>
  );
}
