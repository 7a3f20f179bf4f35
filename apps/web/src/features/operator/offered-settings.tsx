import { isApiError } from '@skill-exchange/api-client/errors';
import { useChangeSettings, useSettings } from '@skill-exchange/api-client/operator-settings';
import type { CommunitySettings, SettingGroup } from '@skill-exchange/api-client/types';
import { OfferedForm } from '@skill-exchange/ui/components/offered-form';
import { SettingChanges } from '@skill-exchange/ui/components/setting-changes';
import type { OfferedValues } from '@skill-exchange/ui/lib/texts/offered-words';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { QueryView } from '../../lib/query-view.tsx';

/** What the community offers, to change. */
export function OfferedSettings() {
  const query = useSettings();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label="Loading the settings...">
          <Skeleton className="h-120 max-w-180" />
        </LoadingStatus>
      }
      failure="We couldn’t load the settings"
    >
      {(settings) => (
        <>
          <Form settings={settings} reload={async () => (await query.refetch()).data} />
          <SettingChanges changes={changesIn(settings)} className="mt-16 max-w-180" />
        </>
      )}
    </QueryView>
  );
}

const groupIn = ({ groups }: CommunitySettings) => groups.find(({ group }) => group === 'offered') as SettingGroup;
const changesIn = ({ changes }: CommunitySettings) => changes.filter(({ group }) => group === 'offered');

type FormProps = { settings: CommunitySettings; reload: () => Promise<CommunitySettings | undefined> };

function Form({ settings, reload }: FormProps) {
  const latest = groupIn(settings);
  const change = useChangeSettings('offered');
  const { save, failure } = useReportedSave();
  // A new key empties the form once its values are saved.
  const [saves, setSaves] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const [base, setBase] = useState(latest);
  const [seen, setSeen] = useState(latest.version);
  if (!isDirty && latest.version > base.version) {
    setBase(latest);
    setSeen(latest.version);
  }

  const onSave = useSingleFlight(async (values: OfferedValues) => {
    const send = async () => {
      try {
        return await change.mutateAsync({ version: base.version, values });
      } catch (error) {
        if (isApiError(error, 409)) setBase(groupIn((await reload()) ?? settings));
        throw error;
      }
    };
    await save(send, {
      done: (group: SettingGroup) => {
        setBase(group);
        setSeen(group.version);
        setDirty(false);
        setSaves((count) => count + 1);
        return 'Saved. Everybody sees it now.';
      },
      failed: 'The settings were not saved',
    });
  });

  return (
    <>
      <OfferedForm
        key={saves}
        saved={base.values as OfferedValues}
        meanwhile={changesIn(settings).slice(0, base.version - seen)}
        failure={failure}
        pending={change.isPending}
        onDirtyChange={setDirty}
        onSave={onSave}
      />
      <LeaveGuard when={isDirty && !change.isPending} />
    </>
  );
}
