import { conflict, invalid, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import type { Caller } from '../../../contract/handlers.ts';
import { inTransaction } from '../../../db/contention.ts';
import { insertAudit } from '../../audit/repository.ts';
import { lockAccountOf } from '../../auth/account-lock.ts';
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

type Needs = Pick<AppContext, 'db' | 'clock' | 'community' | 'broadcaster'>;

/** Versions per kind on the page of texts. */
const shownVersions = 20;

/** Returns a text that anybody may read. @throws ApiError 404 without one, also if it was taken down. */
export async function readText({ db }: Pick<Needs, 'db'>, kind: TextKind, version?: number): Promise<TextRow> {
  const text = await findText(db, kind, version);
  if (text === undefined || text.content === '') throw notFound('Text');
  return text;
}

/** Returns all texts with their last versions. */
export async function readTexts({ db }: Pick<Needs, 'db'>) {
  const contents = await findContents(db);
  const versions = await findVersions(db, shownVersions);
  return contents.map((text) => ({ ...text, versions: versions.filter(({ kind }) => kind === text.kind) }));
}

export async function countMembers({ db }: Pick<Needs, 'db'>): Promise<number> {
  return await countAsked(db);
}

interface Publication {
  version: number;
  content: string;
  change: string;
  mustAccept: boolean;
}

/**
 * Publishes the next version of a text.
 *
 * @throws ApiError 400 for an empty sentence, or an empty text that members must accept, 409 if another version was published
 */
export async function publishText(
  { db, clock, community, broadcaster }: Needs,
  { memberId }: Caller,
  kind: TextKind,
  { version, content, change, mustAccept }: Publication,
): Promise<void> {
  const sentence = change.trim();
  const words = content.trim();
  if (sentence === '') throw invalid('change', 'must not be empty', { rule: 'required' });
  if (/\p{Cc}/u.test(sentence)) throw invalid('change', 'must be one line', { rule: 'one_line' });
  if (words === '' && mustAccept)
    throw invalid('content', 'must not be empty if members must accept it', { rule: 'required' });
  if (words === '' && version === 0) throw invalid('content', 'must not be empty', { rule: 'required' });
  await inTransaction(db, async (trx) => {
    const now = clock();
    const next = { kind, after: version, content: words, change: sentence, mustAccept, memberId, now };
    if (!(await insertText(trx, next)))
      throw conflict(
        'changed_meanwhile',
        'Somebody has published another version since you opened this one. Your words are still here: compare them, then publish again.',
      );
    const details = { text: kind, version: String(version + 1) };
    await insertAudit(trx, { at: now, actorId: memberId, what: 'text.published', targetId: memberId, details });
  });
  await community.refresh();
  broadcaster.emitSettings();
}

/** Records that the caller accepts a text. @throws ApiError 409 if it is not the current version. */
export async function acceptText(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  caller: Caller,
  { kind, version }: { kind: TextKind; version: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock();
    await lockAccountOf(trx, caller, now);
    if (!(await insertAcceptance(trx, { memberId: caller.memberId, kind, version, now })))
      throw conflict('changed_meanwhile', 'This text has changed since you opened it. Read the new version first.');
  });
}
