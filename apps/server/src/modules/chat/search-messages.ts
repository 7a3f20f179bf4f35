import type { FoundMessage } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { parseId } from '../../db/ids.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { presentMemberRef } from '../users/present-user.ts';
import { messageQuery } from './message-query.ts';
import { findMessagesById } from './message-repository.ts';
import { presentMessage } from './present-chat.ts';
import { type FoundRow, findMessages } from './search-repository.ts';

export interface MessageSearchRequest extends PageRequest {
  q: string;
  with?: string | undefined;
}

const defaultResults = 20;

/** Returns the member's messages that contain every word, newest first. @throws ApiError 400 without a word. */
export async function searchMessages(
  { db }: AppContext,
  memberId: string,
  { q, with: withMember, ...request }: MessageSearchRequest,
): Promise<Page<FoundMessage>> {
  const query = messageQuery(q);
  if (query === null) throw invalid('q', 'must have a letter, a number or an emoji', { rule: 'letter' });
  const withId = withMember === undefined ? null : parseId(withMember);
  if (withMember !== undefined && withId === null) return { rows: [], nextCursor: null };
  const page = await readPage(
    { limit: defaultResults, ...request },
    {
      kinds: ['number', 'id'],
      keyOf: (row: FoundRow) => [row.at, row.id],
      read: async (key, rows) => {
        const before = key && { at: key[0], id: key[1] };
        return await findMessages(db, { memberId, query, withId, before, rows });
      },
    },
  );
  const messages = new Map(
    (
      await findMessagesById(
        db,
        page.rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const found = page.rows.flatMap(({ id, other_id, other_name, other_image_hash }) => {
    const row = messages.get(id);
    if (row === undefined) return [];
    return [{ ...presentMessage(row), with: presentMemberRef(other_id, other_name, other_image_hash) }];
  });
  return { rows: found, nextCursor: page.nextCursor };
}
