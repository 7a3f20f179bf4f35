import { t } from '@lingui/core/macro';
import type { SettingValues } from '@skill-exchange/api-client/types';
import { JoiningForm, type JoiningValues } from '@skill-exchange/ui/components/joining-form';
import { SettingChanges } from '@skill-exchange/ui/components/setting-changes';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { useServices } from '../../lib/services.ts';
import { siteLanguages } from '../../lib/texts/site-languages.ts';
import { languageOf } from './language-of.ts';
import { SettingsView } from './settings-view.tsx';
import { type Settings, useSettingGroup } from './use-setting-group.ts';

type JoiningSettingsProps = {
  /** For a step of the set-up, which has no list of changes. */
  submitLabel?: string;
  onSaved?: () => void;
};

/** The rule of who may join, to change. */
export function JoiningSettings({ submitLabel, onSaved }: JoiningSettingsProps) {
  return (
    <SettingsView skeleton={<Skeleton className="h-80 lg:max-w-1/2" />}>
      {(settings) => <RuleForm {...settings} submitLabel={submitLabel} onSaved={onSaved} />}
    </SettingsView>
  );
}

type RuleFormProps = Settings & {
  submitLabel: string | undefined;
  onSaved: (() => void) | undefined;
};

function RuleForm({ submitLabel, onSaved, ...settings }: RuleFormProps) {
  const group = useSettingGroup('joining', settings, { done: t`Saved. It holds for everybody who signs up now.` });
  const { contactEmail } = useServices();
  const onSave = useSingleFlight(async (values: SettingValues) => {
    if (await group.save(values)) onSaved?.();
  });
  return (
    <>
      <JoiningForm
        key={group.saves}
        saved={group.base.values as JoiningValues}
        languages={siteLanguages}
        language={languageOf(settings.settings)}
        shipped={group.base.shippedSentences?.filter(({ setting }) => setting === 'joinQuestion')}
        contactEmail={contactEmail}
        meanwhile={group.meanwhile}
        failure={group.failure}
        pending={group.isPending}
        onDirtyChange={group.setDirty}
        onSave={onSave}
        {...(submitLabel !== undefined && { submitLabel })}
      />
      <LeaveGuard when={group.isDirty && !group.isPending} />
      {onSaved === undefined ? <SettingChanges changes={group.changes} className="mt-16" /> : null}
    </>
  );
}
