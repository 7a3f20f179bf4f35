import type { CommunitySettings, SettingGroup } from '@skill-exchange/api-client/types';
import type { Settings } from '../../env.ts';
import { presentMemberRef } from '../users/present-user.ts';
import { groupNames, namesIn, setByServer, valuesOf } from './declarations.ts';
import type { ChangeRow, SettingRow } from './repository.ts';
import { shippedSentences } from './sentences.ts';

type Author = Pick<SettingRow, 'changed_at' | 'changed_by' | 'name' | 'image_hash'>;

function changeOf({ changed_at, changed_by: id, name, image_hash }: Author) {
  const by = id === null || name === null ? null : presentMemberRef(id, name, image_hash);
  return { changedAt: changed_at.toISOString(), ...(by !== null && { changedBy: by }) };
}

/** Returns every group with its values as they hold. */
export function presentGroups(rows: readonly SettingRow[], settings: Settings): SettingGroup[] {
  const fixed = setByServer(settings);
  const values = valuesOf(Object.assign({}, ...rows.map((row) => row.value)), settings);
  return groupNames.map((group) => {
    const row = rows.find(({ key }) => key === group);
    const names = namesIn(group);
    const shipped = shippedSentences(values, names);
    return {
      group,
      version: row?.version ?? 0,
      values: Object.fromEntries(names.map((name) => [name, values[name]])),
      setByServer: names.flatMap((setting) => {
        const variable = fixed.get(setting);
        return variable === undefined ? [] : [{ setting, variable }];
      }),
      ...(shipped.length > 0 && { shippedSentences: shipped }),
      ...(row !== undefined && row.version > 0 && changeOf(row)),
    };
  });
}

export function presentChanges(rows: readonly ChangeRow[]): CommunitySettings['changes'] {
  return rows.map(({ id, key, before, after, ...author }) => ({
    _id: String(id),
    group: key,
    ...changeOf(author),
    before,
    after,
  }));
}
