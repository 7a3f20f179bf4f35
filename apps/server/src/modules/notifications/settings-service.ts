import type {
  NotificationKind,
  NotificationSettings,
  NotificationSettingsChange,
} from '@skill-exchange/api-client/types';
import { offeredLanguages } from '@skill-exchange/texts/languages';
import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { readTimeZone } from '../../input.ts';
import { languageNamed } from '../../languages.ts';
import { say } from '../../texts/texts.ts';
import { lockAccount } from '../auth/account-lock.ts';
import { saveLanguage } from '../auth/repository.ts';
import { isOffered } from '../community/offered.ts';
import { findDevice } from '../push/repository.ts';
import { kinds } from './kinds/kinds.ts';
import * as settings from './settings-repository.ts';

const kindNames = Object.keys(kinds) as NotificationKind[];

type SettingsContext = Pick<AppContext, 'db' | 'pushes' | 'clock' | 'community'>;

/** Returns a member's settings, with every kind that can be configured. */
export async function settingsOf(
  { db, pushes }: Pick<SettingsContext, 'db' | 'pushes'>,
  memberId: string,
): Promise<NotificationSettings> {
  const row = await settings.findSettings(db, memberId);
  const choices = await settings.findChoices(db, memberId);
  const { quiet_from: from, quiet_to: to } = row;
  const language = languageNamed(row.language ?? '');
  return {
    kinds: kindNames
      .filter((kind) => kind !== 'test')
      .map((kind) => {
        const { label, email, isFixed = false, isOnlyEmailed = false, canBeOff = false } = kinds[kind];
        const choice = choices.get(kind);
        return {
          kind,
          label: say(label),
          email: isFixed || (choice?.email ?? email !== 'digest'),
          ...(pushes !== null && !isOnlyEmailed && { push: isFixed || (choice?.push ?? true) }),
          ...(canBeOff && { inbox: choice?.inbox ?? true }),
          ...(isFixed && { isFixed }),
        };
      }),
    quietHours: from === null || to === null ? null : { from, to },
    timeZone: row.time_zone,
    ...(row.has_no_zone && { isZoneUnknown: true }),
    digest: row.digest,
    ...(language !== null && { language }),
  };
}

/** Returns the settings, with whether the caller's device receives push notifications. */
export async function settingsHere(
  context: SettingsContext,
  { memberId, sessionId }: Caller,
): Promise<NotificationSettings> {
  const { db, pushes, clock, community } = context;
  const all = await settingsOf(context, memberId);
  const settings = { ...all, kinds: all.kinds.filter(({ kind }) => isSent(kind, community)) };
  if (pushes === null) return settings;
  const device = await findDevice(db, sessionId, clock());
  return { ...settings, push: { key: pushes.publicKey, isOn: device?.server_key === pushes.publicKey } };
}

/** Whether the community offers what a kind is about. */
function isSent(kind: NotificationKind, { values }: AppContext['community']): boolean {
  const { feature } = kinds[kind];
  return feature === undefined || isOffered(values, feature);
}

/**
 * Changes the given settings.
 * @throws ApiError 400 for an unknown time zone, a language that is not offered, and for a kind that is always sent.
 */
export async function changeSettings(
  context: AppContext,
  memberId: string,
  { kinds: choices = [], quietHours, timeZone, digest, language }: NotificationSettingsChange,
): Promise<void> {
  const chosen = language === undefined ? undefined : languageNamed(language);
  if (chosen === null) throw invalid('language', `must be one of ${offeredLanguages.join(', ')}`);
  const zone = timeZone === undefined ? undefined : readTimeZone('timeZone', timeZone);
  if (quietHours?.from !== undefined && quietHours.from === quietHours.to)
    throw invalid('quietHours.to', 'must be another time than from', { rule: 'same_time' });
  const fixed = choices.find(({ kind, email, push }) => kinds[kind].isFixed && (email === false || push === false));
  if (fixed !== undefined) throw invalid('kinds', `${kinds[fixed.kind].label.message} are always sent`);
  const always = choices.find(({ kind, inbox }) => inbox === false && kinds[kind].canBeOff !== true);
  if (always !== undefined) throw invalid('kinds', `${kinds[always.kind].label.message} are always in the inbox`);
  await inTransaction(context.db, async (trx) => {
    // Serializes concurrent changes, so that the later one wins as a whole.
    await lockAccount(trx, memberId);
    if (chosen !== undefined) await saveLanguage(trx, memberId, chosen);
    await settings.saveChoices(trx, memberId, byKind(choices));
    await settings.saveSettings(trx, memberId, {
      ...(quietHours !== undefined && { quiet_from: quietHours?.from ?? null, quiet_to: quietHours?.to ?? null }),
      ...(zone !== undefined && { time_zone: zone }),
      ...(digest !== undefined && { digest }),
    });
  });
}

/** Returns one choice for each kind: of a kind that is named twice, the later fields count. */
function byKind(choices: NonNullable<NotificationSettingsChange['kinds']>): Map<NotificationKind, settings.Choice> {
  const merged = new Map<NotificationKind, settings.Choice>();
  for (const { kind, email, push, inbox } of choices) {
    const given = {
      ...(email !== undefined && { email }),
      ...(push !== undefined && { push }),
      ...(inbox !== undefined && { inbox }),
    };
    if (Object.keys(given).length > 0) merged.set(kind, { ...merged.get(kind), ...given });
  }
  return merged;
}
