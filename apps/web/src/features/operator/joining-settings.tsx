import { isApiError } from '@skill-exchange/api-client/errors';
import { useChangeSettings, useSettings } from '@skill-exchange/api-client/operator-settings';
import type { CommunitySettings, SettingGroup, SettingValues } from '@skill-exchange/api-client/types';
import { JoiningForm, type JoiningValues } from '@skill-exchange/ui/components/joining-form';
import { SettingChanges } from '@skill-exchange/ui/components/setting-changes';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useServices } from '../../lib/services.ts';

type JoiningSettingsProps = {
  /** For a step of the set-up, which has no list of changes. */
  submitLabel?: string;
  onSaved?: () => void;
};

/** The rule of who may join, to change. */
export function JoiningSettings({ submitLabel, onSaved }: JoiningSettingsProps) {
  const query = useSettings();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label="Loading the settings...">
          <Skeleton className="h-80 lg:max-w-1/2" />
        </LoadingStatus>
      }
      failure="We couldn’t load the settings"
    >
      {(settings) => (
        <>
          <RuleForm
            settings={settings}
            reload={async () => (await query.refetch()).data}
            submitLabel={submitLabel}
            onSaved={onSaved}
          />
          {onSaved === undefined ? (
            <SettingChanges changes={settings.changes.filter(({ group }) => group === 'joining')} className="mt-16" />
          ) : null}
        </>
      )}
    </QueryView>
  );
}

type RuleFormProps = {
  settings: CommunitySettings;
  reload: () => Promise<CommunitySettings | undefined>;
  submitLabel: string | undefined;
  onSaved: (() => void) | undefined;
};

const groupIn = ({ groups }: CommunitySettings) => groups.find(({ group }) => group === 'joining') as SettingGroup;

function RuleForm({ settings, reload, submitLabel, onSaved }: RuleFormProps) {
  const latest = groupIn(settings);
  const change = useChangeSettings('joining');
  const { save, failure } = useReportedSave();
  const { contactEmail } = useServices();
  // A new key empties the form once its values are saved.
  const [saves, setSaves] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const [base, setBase] = useState(latest);
  const [seen, setSeen] = useState(latest.version);
  if (!isDirty && latest.version > base.version) {
    setBase(latest);
    setSeen(latest.version);
  }

  const onSave = useSingleFlight(async (values: SettingValues) => {
    const send = async () => {
      try {
        return await change.mutateAsync({ version: base.version, values });
      } catch (error) {
        if (isApiError(error, 409)) setBase(groupIn((await reload()) ?? settings));
        throw error;
      }
    };
    const words = {
      done: (group: SettingGroup) => {
        setBase(group);
        setSeen(group.version);
        setDirty(false);
        setSaves((count) => count + 1);
        return 'Saved. It holds for everybody who signs up now.';
      },
      failed: 'The settings were not saved',
    };
    if (await save(send, words)) onSaved?.();
  });

  const changes = settings.changes.filter(({ group }) => group === 'joining');
  return (
    <>
      <JoiningForm
        key={saves}
        saved={base.values as JoiningValues}
        contactEmail={contactEmail}
        meanwhile={changes.slice(0, base.version - seen)}
        failure={failure}
        pending={change.isPending}
        onDirtyChange={setDirty}
        onSave={onSave}
        {...(submitLabel !== undefined && { submitLabel })}
      />
      <LeaveGuard when={isDirty && !change.isPending} />
    </>
  );
}
