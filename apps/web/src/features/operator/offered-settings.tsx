import { t } from '@lingui/core/macro';
import { OfferedForm } from '@skill-exchange/ui/components/offered-form';
import { SettingChanges } from '@skill-exchange/ui/components/setting-changes';
import type { OfferedValues } from '@skill-exchange/ui/lib/community/offered-words';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { SettingsView } from './settings-view.tsx';
import { type Settings, useSettingGroup } from './use-setting-group.ts';

/** What the community offers, to change. */
export function OfferedSettings() {
  return (
    <SettingsView skeleton={<Skeleton className="h-120 max-w-180" />}>
      {(settings) => <Form {...settings} />}
    </SettingsView>
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
