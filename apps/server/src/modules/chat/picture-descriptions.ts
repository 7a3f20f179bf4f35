import { isBlank } from '@skill-exchange/api-client/plain-text';
import type { PictureDescription } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { StoredAttachment } from '../../db/tables/chat.ts';

/**
 * Returns a message's files with new descriptions; a blank one takes an earlier one away, and files that are not named
 * keep theirs.
 *
 * @throws ApiError 400 for a file that is not the message's, one that is no picture, and one that is named twice.
 */
export function describedFiles(
  files: readonly StoredAttachment[],
  descriptions: readonly PictureDescription[] = [],
): StoredAttachment[] {
  const given = new Map<string, string>();
  for (const { attachmentId, description } of descriptions) {
    const id = attachmentId.toLowerCase();
    const file = files.find((one) => one.id === id);
    if (file === undefined) throw invalid('descriptions', 'must each name a file of the message');
    if (file.kind !== 'image') throw invalid('descriptions', 'can only be about pictures');
    if (given.has(id)) throw invalid('descriptions', 'must name each picture once');
    given.set(id, isBlank(description) ? '' : description.trim());
  }
  return files.map((file) => {
    const { description: before = '', ...rest } = file;
    const description = given.get(file.id) ?? before;
    return description === '' ? rest : { ...rest, description };
  });
}

/** Whether two lists of the same files have the same descriptions. */
export function areDescribedAlike(some: readonly StoredAttachment[], others: readonly StoredAttachment[]): boolean {
  const texts = (files: readonly StoredAttachment[]) => files.map(({ description = '' }) => description);
  return JSON.stringify(texts(some)) === JSON.stringify(texts(others));
}
