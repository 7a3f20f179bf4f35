import { t } from '@lingui/core/macro';
import { useUploadCommunityPicture } from '@skill-exchange/api-client/community-pictures';
import { type ApiError, isApiError } from '@skill-exchange/api-client/errors';
import type { SettingValues } from '@skill-exchange/api-client/types';
import { CommunityForm, type RefusedSetting } from '@skill-exchange/ui/components/community-form';
import { SettingChanges } from '@skill-exchange/ui/components/setting-changes';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { logger } from '../../lib/logger.ts';
import { siteLanguages } from '../../lib/texts/site-languages.ts';
import { readSettingsDraft, types } from './settings-draft.ts';
import { SettingsView } from './settings-view.tsx';
import { type Settings, useSettingGroup } from './use-setting-group.ts';

type IdentitySettingsProps = {
  /** For a step of the set-up, which has no list of changes. */
  onSaved?: () => void;
};

/** What the community is called and looks like, to change; and the last changes. */
export function IdentitySettings({ onSaved }: IdentitySettingsProps) {
  return (
    <SettingsView skeleton={<Shape />}>{(settings) => <IdentityForm {...settings} onSaved={onSaved} />}</SettingsView>
  );
}

type IdentityFormProps = Settings & {
  onSaved: (() => void) | undefined;
};

function IdentityForm({ onSaved, ...settings }: IdentityFormProps) {
  const { restored, keep, drop } = useDraft('settings-identity', readSettingsDraft);
  const done = t`Saved. Everybody sees it now.`;
  const group = useSettingGroup('identity', settings, { draftVersion: restored?.version, done });
  const pictures = usePictures();
  const onSave = useSingleFlight(async (values: SettingValues) => {
    if (!(await group.save(values))) return;
    drop();
    onSaved?.();
  });
  const refused = isApiError(group.error, 400) ? refusedIn(group.error) : undefined;
  return (
    <>
      <CommunityForm
        group={group.base}
        languages={siteLanguages}
        initialDraft={restored?.values}
        onDraftChange={(values) =>
          Object.keys(values).length === 0 ? drop() : keep({ version: group.base.version, values })
        }
        onDirtyChange={group.setDirty}
        {...pictures}
        refused={refused}
        meanwhile={group.meanwhile}
        failure={refused === undefined ? group.failure : undefined}
        pending={group.isPending}
        onSave={onSave}
      />
      {onSaved === undefined ? <SettingChanges changes={settings.settings.changes} className="mt-16" /> : null}
    </>
  );
}

/** Returns how the form stores its pictures. */
function usePictures() {
  const uploads = { logo: useUploadCommunityPicture(), cover: useUploadCommunityPicture('cover') };
  const reasonOf = (use: keyof typeof uploads) => uploads[use].error && reasonFor(uploads[use].error);
  return {
    uploading: (['logo', 'cover'] as const).find((use) => uploads[use].isPending),
    uploadFailures: { logo: reasonOf('logo') ?? undefined, cover: reasonOf('cover') ?? undefined },
    onUpload: async (photo: File, use: keyof typeof uploads) => {
      try {
        return await uploads[use].mutateAsync(photo);
      } catch (error) {
        logger.failure(`Failed to store a ${use}`, error);
        return undefined;
      }
    },
  };
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

function Shape() {
  return (
    <div className="grid gap-6 lg:max-w-1/2">
      {['name', 'short', 'sentence', 'contact'].map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </div>
  );
}
