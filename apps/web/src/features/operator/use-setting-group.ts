import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useChangeSettings } from '@skill-exchange/api-client/operator-settings';
import type {
  CommunitySettings,
  SettingGroup,
  SettingGroupName,
  SettingValues,
} from '@skill-exchange/api-client/types';
import { useState } from 'react';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';

/** The settings as they are, and how to read them again. */
export type Settings = { settings: CommunitySettings; reload: () => Promise<CommunitySettings | undefined> };

type Options = {
  /** Of a kept draft: the version that it was typed over. */
  draftVersion?: number | undefined;
  /** The toast once the values are saved. */
  done: string;
};

/**
 * A group of settings in a form. What is typed belongs to the version that it was typed over: `base` follows others only
 * while the form is untouched, or once the server has rejected an older version.
 */
export function useSettingGroup(
  name: SettingGroupName,
  { settings, reload }: Settings,
  { draftVersion, done }: Options,
) {
  const latest = groupIn(settings, name);
  const change = useChangeSettings(name);
  const { save: report, failure } = useReportedSave();
  const [saves, setSaves] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const [base, setBase] = useState(latest);
  const [seen, setSeen] = useState(draftVersion ?? latest.version);
  if (!isDirty && latest.version > base.version) follow(latest);

  function follow(group: SettingGroup): void {
    setBase(group);
    setSeen(group.version);
  }

  async function send(values: SettingValues): Promise<SettingGroup> {
    try {
      return await change.mutateAsync({ version: base.version, values });
    } catch (error) {
      if (isApiError(error, 409)) setBase(groupIn((await reload()) ?? settings, name));
      throw error;
    }
  }

  /** Resolves to whether the server accepted the values. */
  async function save(values: SettingValues): Promise<boolean> {
    return await report(() => send(values), {
      done: (group) => {
        follow(group);
        setDirty(false);
        setSaves((count) => count + 1);
        return done;
      },
      failed: t`The settings were not saved`,
    });
  }

  const changes = settings.changes.filter(({ group }) => group === name);
  return {
    base,
    changes,
    /** Changes by others since the form was opened. */
    meanwhile: changes.slice(0, base.version - seen),
    save,
    failure,
    error: change.error,
    isPending: change.isPending,
    isDirty,
    setDirty,
    /** How often it was saved: a key that empties the form. */
    saves,
  };
}

const groupIn = ({ groups }: CommunitySettings, name: SettingGroupName) =>
  groups.find(({ group }) => group === name) as SettingGroup;
