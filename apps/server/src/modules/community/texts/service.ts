import { isBlank } from '@skill-exchange/api-client/plain-text';
import type { NewText, NewTextTranslation } from '@skill-exchange/api-client/types';
import { conflict, invalid, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import type { Caller } from '../../../contract/handlers.ts';
import { inTransaction } from '../../../db/contention.ts';
import { readTitle } from '../../../input.ts';
import { insertAudit } from '../../audit/repository.ts';
import { lockAccountOf } from '../../auth/account-lock.ts';
import { requireAnother } from '../in-languages.ts';
import {
  countAsked,
  findContents,
  findText,
  findVersions,
  insertAcceptance,
  insertText,
  type TextKind,
  type TextRow,
} from './repository.ts';
import { findTranslated, findTranslations, storeTranslation } from './translations-repository.ts';

type Needs = Pick<AppContext, 'db' | 'clock' | 'community' | 'broadcaster'>;

/** Versions per kind on the page of texts. */
const shownVersions = 20;

/** Returns a text that anybody may read, in their language. @throws ApiError 404 without one, also if it was taken down. */
export async function readText(
  { db }: Pick<Needs, 'db'>,
  kind: TextKind,
  asked: { version?: number | undefined; language: string },
): Promise<TextRow> {
  const text = await findText(db, kind, asked);
  if (text === undefined || text.content === '') throw notFound('Text');
  return text;
}

/** Returns all texts with their last translations and versions. */
export async function readTexts({ db }: Pick<Needs, 'db'>) {
  const contents = await findContents(db);
  const translations = await findTranslations(db);
  const versions = await findVersions(db, shownVersions);
  return contents.map((text) => ({
    ...text,
    translations: translations.filter(({ kind }) => kind === text.kind),
    versions: versions.filter(({ kind }) => kind === text.kind),
  }));
}

export async function countMembers({ db }: Pick<Needs, 'db'>): Promise<number> {
  return await countAsked(db);
}

/**
 * Publishes the next version of a text, in the community's language and in those of its translations.
 *
 * @throws ApiError 400 for an empty sentence, an empty text that members must accept, or a translation that is not valid,
 *   409 if another version was published
 */
export async function publishText(
  { db, clock, community, broadcaster }: Needs,
  { memberId }: Caller,
  kind: TextKind,
  { version, content, change, mustAccept, translations = [] }: NewText,
): Promise<void> {
  const { language } = community.values;
  const sentence = readTitle('change', change);
  const words = isBlank(content) ? '' : content.trim();
  if (isBlank(sentence)) throw invalid('change', 'must not be empty', { rule: 'required' });
  if (words === '' && mustAccept)
    throw invalid('content', 'must not be empty if members must accept it', { rule: 'required' });
  if (words === '' && version === 0) throw invalid('content', 'must not be empty', { rule: 'required' });
  const translated = requireTranslations(translations, language);
  await inTransaction(db, async (trx) => {
    const now = clock();
    const next = { kind, after: version, content: words, change: sentence, language, mustAccept, memberId, now };
    if (!(await insertText(trx, next)))
      throw conflict(
        'changed_meanwhile',
        'Somebody has published another version since you opened this one. Your words are still here: compare them, then publish again.',
      );
    // A text that is taken down has nothing to translate.
    for (const one of words === '' ? [] : translated)
      await storeTranslation(trx, { ...one, kind, version: version + 1, revision: 0, now });
    const details = { text: kind, version: String(version + 1) };
    await insertAudit(trx, { at: now, actorId: memberId, what: 'text.published', targetId: memberId, details });
  });
  await community.refresh();
  broadcaster.emitSettings();
}

/**
 * Stores the current version of a text in another language; empty content takes the translation down.
 *
 * @throws ApiError 400 for a language that is not another one of the site, 404 without such a text, 409 if the version or
 *   the translation has changed
 */
export async function translateText(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { memberId }: Caller,
  kind: TextKind,
  { language, version, revision, content, change = '' }: NewTextTranslation,
): Promise<void> {
  const sentence = readTitle('change', change);
  await inTransaction(db, async (trx) => {
    const now = clock();
    const translated = await findTranslated(trx, kind);
    if (translated === undefined) throw notFound('Text');
    requireAnother('language', language, translated.language);
    const words = { kind, version, language, content: isBlank(content) ? '' : content.trim(), change: sentence };
    if (!(await storeTranslation(trx, { ...words, revision, now })))
      throw conflict(
        'changed_meanwhile',
        'Somebody has changed this text or its translation since you opened it. Your words are still here: compare them, then save again.',
      );
    const details = { text: kind, version: String(version), language };
    await insertAudit(trx, { at: now, actorId: memberId, what: 'text.translated', targetId: memberId, details });
  });
}

/** Returns translations without spaces around their words. @throws ApiError 400 for one that is not valid. */
function requireTranslations(translations: NonNullable<NewText['translations']>, own: string) {
  return translations.map(({ language, content, change = '' }, index) => {
    const before = translations.slice(0, index).map((one) => one.language);
    requireAnother(`translations.${index}.language`, language, own, before);
    const words = content.trim();
    if (isBlank(words)) throw invalid(`translations.${index}.content`, 'must not be empty', { rule: 'required' });
    return { language, content: words, change: readTitle(`translations.${index}.change`, change) };
  });
}

/** Records that the caller accepts a text. @throws ApiError 409 if it is not the current version, or not in that language. */
export async function acceptText(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  caller: Caller,
  { kind, version, language = null }: { kind: TextKind; version: number; language?: string | null | undefined },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock();
    await lockAccountOf(trx, caller, now);
    if (!(await insertAcceptance(trx, { memberId: caller.memberId, kind, version, language, now })))
      throw conflict('changed_meanwhile', 'This text has changed since you opened it. Read the new version first.');
  });
}
