import { t } from '@lingui/core/macro';
import { KeptBackupsForm } from '@skill-exchange/ui/components/kept-backups-form';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { SettingsView } from './settings-view.tsx';
import { type Settings, useSettingGroup } from './use-setting-group.ts';

/** How many backups stay, to change. */
export function KeptBackups() {
  return (
    <SettingsView skeleton={<Skeleton className="h-24 max-w-180" />}>
      {(settings) => <Form {...settings} />}
    </SettingsView>
  );
}

function Form(props: Settings) {
  const group = useSettingGroup('backups', props, { done: t`Saved.` });
  const onSave = useSingleFlight(async (backupsKept: number) => {
    await group.save({ backupsKept });
  });
  return (
    <>
      <KeptBackupsForm
        key={group.saves}
        saved={group.base.values.backupsKept ?? 1}
        meanwhile={group.meanwhile}
        failure={group.failure}
        pending={group.isPending}
        onDirtyChange={group.setDirty}
        onSave={onSave}
      />
      <LeaveGuard when={group.isDirty && !group.isPending} />
    </>
  );
}
