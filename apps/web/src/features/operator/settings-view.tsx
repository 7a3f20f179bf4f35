import { t } from '@lingui/core/macro';
import { useSettings } from '@skill-exchange/api-client/operator-settings';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import type { ReactNode } from 'react';
import { QueryView } from '../../lib/query-view.tsx';
import type { Settings } from './use-setting-group.ts';

type SettingsViewProps = {
  /** The shape of the form while the settings load. */
  skeleton: ReactNode;
  children: (settings: Settings) => ReactNode;
};

/** Loads the settings of the community for a form. */
export function SettingsView({ skeleton, children }: SettingsViewProps) {
  const query = useSettings();
  return (
    <QueryView
      query={query}
      loading={<LoadingStatus label={t`Loading the settings...`}>{skeleton}</LoadingStatus>}
      failure={t`We couldn’t load the settings`}
    >
      {(settings) => children({ settings, reload: async () => (await query.refetch()).data })}
    </QueryView>
  );
}
