import { useUploadCommunityPicture } from '@skill-exchange/api-client/community-pictures';
import { type ApiError, isApiError } from '@skill-exchange/api-client/errors';
import { useChangeSettings, useSettings } from '@skill-exchange/api-client/operator-settings';
import type { CommunitySettings, SettingGroup, SettingValues } from '@skill-exchange/api-client/types';
import { CommunityForm, type RefusedSetting } from '@skill-exchange/ui/components/community-form';
import { SettingChanges } from '@skill-exchange/ui/components/setting-changes';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { logger } from '../../lib/logger.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { readSettingsDraft, types } from './settings-draft.ts';

type IdentitySettingsProps = {
  /** For a step of the set-up, which has no list of changes. */
  onSaved?: () => void;
};

/** What the community is called and looks like, to change; and the last changes. */
export function IdentitySettings({ onSaved }: IdentitySettingsProps) {
  const query = useSettings();
  return (
    <QueryView query={query} loading={<Loading />} failure="We couldn’t load the settings">
      {(settings) => (
        <IdentityForm settings={settings} reload={async () => (await query.refetch()).data} onSaved={onSaved} />
      )}
    </QueryView>
  );
}

type IdentityFormProps = {
  settings: CommunitySettings;
  reload: () => Promise<CommunitySettings | undefined>;
  onSaved: (() => void) | undefined;
};

const identityIn = ({ groups }: CommunitySettings) => groups.find(({ group }) => group === 'identity') as SettingGroup;

function IdentityForm({ settings, reload, onSaved }: IdentityFormProps) {
  const latest = identityIn(settings);
  const { restored, keep, drop } = useDraft('settings-identity', readSettingsDraft);
  const change = useChangeSettings('identity');
  const { save, failure } = useReportedSave();
  const logo = useUploadCommunityPicture();
  const uploadLogo = async (photo: File) => {
    try {
      return await logo.mutateAsync(photo);
    } catch (error) {
      logger.failure('Failed to store a logo', error);
      return undefined;
    }
  };
  // What is typed belongs to the version that it was typed over.
  const [base, setBase] = useState(latest);
  const [seen, setSeen] = useState(restored?.version ?? latest.version);
  const [isDirty, setDirty] = useState(false);
  const [refused, setRefused] = useState<RefusedSetting>();
  if (!isDirty && latest.version > base.version) {
    setBase(latest);
    setSeen(latest.version);
  }

  const onSave = useSingleFlight(async (values: SettingValues) => {
    setRefused(undefined);
    const send = async () => {
      try {
        return await change.mutateAsync({ version: base.version, values });
      } catch (error) {
        if (isApiError(error, 400)) setRefused(refusedIn(error));
        if (isApiError(error, 409)) setBase(identityIn((await reload()) ?? settings));
        throw error;
      }
    };
    const words = {
      done: (group: SettingGroup) => {
        setBase(group);
        setSeen(group.version);
        drop();
        return 'Saved. Everybody sees it now.';
      },
      failed: 'The settings were not saved',
    };
    if (await save(send, words)) onSaved?.();
  });

  const changes = settings.changes.filter(({ group }) => group === 'identity');
  return (
    <>
      <CommunityForm
        group={base}
        initialDraft={restored?.values}
        onDraftChange={(values) =>
          Object.keys(values).length === 0 ? drop() : keep({ version: base.version, values })
        }
        onDirtyChange={setDirty}
        onUpload={uploadLogo}
        uploading={logo.isPending}
        uploadFailure={logo.error === null ? undefined : reasonFor(logo.error)}
        refused={refused}
        meanwhile={changes.slice(0, base.version - seen)}
        failure={refused === undefined ? failure : undefined}
        pending={change.isPending}
        onSave={onSave}
      />
      {onSaved === undefined ? <SettingChanges changes={settings.changes} className="mt-16" /> : null}
    </>
  );
}

/** Returns the refused setting, if the error names one of the page. */
function refusedIn({ field, message }: ApiError): RefusedSetting | undefined {
  const setting = field?.replace(/^values\./, '') ?? '';
  if (!(setting in types)) return undefined;
  const words = message.replace(`${field}: `, '');
  return {
    setting,
    message: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  };
}

function Loading() {
  return (
    <LoadingStatus label="Loading the settings...">
      <div className="grid gap-6 lg:max-w-1/2">
        {['name', 'short', 'sentence', 'contact'].map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    </LoadingStatus>
  );
}
