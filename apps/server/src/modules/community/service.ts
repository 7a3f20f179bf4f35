import { isDeepStrictEqual } from 'node:util';
import { degreesApart, leastApart, nearestApart } from '@skill-exchange/api-client/community-colors';
import { isBlank } from '@skill-exchange/api-client/plain-text';
import type { SettingGroupName, SettingValues } from '@skill-exchange/api-client/types';
import { offeredLanguages } from '@skill-exchange/texts/languages';
import { conflict, invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { readTimeZone, readTitle } from '../../input.ts';
import { insertAudit } from '../audit/repository.ts';
import {
  type CommunityValues,
  declarations,
  namesIn,
  type SettingName,
  setByServer,
  valuesOf,
} from './declarations.ts';
import { requireDomains } from './joining-declarations.ts';
import { requirePicture } from './pictures.ts';
import {
  type ChangeRow,
  findChanges,
  findSettings,
  lockSettings,
  type SettingRow,
  storeSettings,
} from './repository.ts';
import { withStoredSentences } from './sentences.ts';

type Needs = Pick<AppContext, 'db' | 'clock' | 'settings' | 'community' | 'broadcaster'>;

interface Change {
  version: number;
  values: SettingValues;
}

/** Changes on the page of settings. */
const shownChanges = 20;

/** Returns what operators have set, and the last changes. */
export async function readSettings({ db }: Pick<Needs, 'db'>): Promise<{ groups: SettingRow[]; changes: ChangeRow[] }> {
  return { groups: await findSettings(db), changes: await findChanges(db, shownChanges) };
}

/**
 * Changes settings of a group.
 *
 * @throws ApiError 400 for a value that is not valid, 409 for settings that have changed since, or that the environment sets.
 */
export async function changeSettings(
  { db, clock, settings, community, broadcaster }: Needs,
  { memberId }: Caller,
  group: SettingGroupName,
  { version, values }: Change,
): Promise<void> {
  const valid = cleaned(group, values);
  const fixed = setByServer(settings);
  const isChanged = await inTransaction(db, async (trx) => {
    const now = clock();
    const stored = await lockSettings(trx, group, now);
    if (stored.version !== version)
      throw conflict(
        'changed_meanwhile',
        'Somebody has changed these settings since you opened them. Your changes are still here: save again to replace the others.',
      );
    // The language of the community is in another group than some of its sentences.
    const current = valuesOf({ language: community.values.language, ...stored.value }, settings);
    const wanted = withStoredSentences(valid, current);
    const changed = (Object.keys(wanted) as SettingName[]).filter(
      (name) => !isDeepStrictEqual(wanted[name], current[name]),
    );
    const [locked] = changed.flatMap((name) => fixed.get(name) ?? []);
    if (locked !== undefined)
      throw conflict('set_by_server', `${locked} sets this where the server starts. Change it there.`);
    if (changed.length === 0) return false;
    const after = partOf(wanted, changed);
    requireApart({ ...current, ...after }, changed);
    for (const name of ['logo', 'cover'] as const) {
      const address = after[name];
      if (address) await requirePicture(trx, name, address);
    }
    requireDomains({ ...current, ...after }, changed);
    const value = { ...stored.value, ...after };
    await storeSettings(trx, { key: group, value, before: partOf(current, changed), after, memberId, now });
    const details = { group, settings: changed.join(', ') };
    await insertAudit(trx, { at: now, actorId: memberId, what: 'settings.changed', targetId: memberId, details });
    return true;
  });
  if (!isChanged) return;
  await community.refresh();
  broadcaster.emitSettings();
}

const partOf = (values: SettingValues, names: readonly SettingName[]): SettingValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Returns the settings without spaces around texts. @throws ApiError 400 for one of another group, or not of one line. */
function cleaned(group: SettingGroupName, values: SettingValues): SettingValues {
  const names = namesIn(group);
  const entries = Object.entries(values).map(([name, value]) => {
    if (!names.includes(name as SettingName)) throw invalid(`values.${name}`, 'is not a setting of this group');
    if (typeof value !== 'string') return [name, value];
    if (isBlank(value) && !declarations[name as SettingName].isOptional)
      throw invalid(`values.${name}`, 'is required', { rule: 'required' });
    const text = readTitle(`values.${name}`, value);
    if (name === 'language' && !offeredLanguages.some((language) => language === text))
      throw invalid('values.language', `must be one of ${offeredLanguages.join(', ')}`);
    return [name, name === 'timeZone' ? readTimeZone('values.timeZone', text) : text];
  });
  return Object.fromEntries(entries);
}

function requireApart({ teachHue, learnHue }: CommunityValues, changed: readonly SettingName[]): void {
  if (degreesApart(teachHue, learnHue) >= leastApart) return;
  const name = changed.includes('learnHue') ? 'learnHue' : 'teachHue';
  const { below, above } = nearestApart(name === 'learnHue' ? teachHue : learnHue);
  throw invalid(
    `values.${name}`,
    `is too like the other color. It needs ${leastApart} degrees; the nearest that work are ${below} and ${above}.`,
    { rule: 'similar_colors', params: { limit: leastApart, below, above } },
  );
}
