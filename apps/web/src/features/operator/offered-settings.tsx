import { t } from '@lingui/core/macro';
import { useSettings } from '@skill-exchange/api-client/operator-settings';
import { OfferedForm } from '@skill-exchange/ui/components/offered-form';
import { SettingChanges } from '@skill-exchange/ui/components/setting-changes';
import type { OfferedValues } from '@skill-exchange/ui/lib/community/offered-words';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { type Settings, useSettingGroup } from './use-setting-group.ts';

/** What the community offers, to change. */
export function OfferedSettings() {
  const query = useSettings();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading the settings...`}>
          <Skeleton className="h-120 max-w-180" />
        </LoadingStatus>
      }
      failure={t`We couldn’t load the settings`}
    >
      {(settings) => <Form settings={settings} reload={async () => (await query.refetch()).data} />}
    </QueryView>
  );
}

function Form(props: Settings) {
  const group = useSettingGroup('offered', props, { done: t`Saved. Everybody sees it now.` });
  const onSave = useSingleFlight(async (values: OfferedValues) => {
    await group.save(values);
  });
  return (
    <>
      <OfferedForm
        key={group.saves}
        saved={group.base.values as OfferedValues}
        meanwhile={group.meanwhile}
        failure={group.failure}
        pending={group.isPending}
        onDirtyChange={group.setDirty}
        onSave={onSave}
      />
      <LeaveGuard when={group.isDirty && !group.isPending} />
      <SettingChanges changes={group.changes} className="mt-16 max-w-180" />
    </>
  );
}
