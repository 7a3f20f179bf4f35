import { ofClass, patch } from './mutation.ts';

const paging = 'paging.ts';

/** A list answers nothing but its first page. */
const ignoresCursor = (operation: string, file: string, find: string, replace: string) =>
  patch(operation, `the cursor of ${operation} is ignored`, file, find, replace);

export const pages = ofClass('page', [
  ignoresCursor('listUsers', 'modules/users/service.ts', 'beforeSeq: before?.[0] ?? null', 'beforeSeq: null'),
  ignoresCursor(
    'listEvents',
    'modules/events/service.ts',
    'after: key && { startTime: key[0], id: key[1] }',
    'after: null',
  ),
  ignoresCursor(
    'listMySessions',
    'modules/sessions/service.ts',
    'const before = key && { date: key[0], id: key[1] };',
    'const before = null;',
  ),
  ignoresCursor('listUserReviews', 'modules/reviews/service.ts', 'before: before?.[0] ?? null', 'before: null'),
  ignoresCursor(
    'listMessages',
    'modules/chat/service.ts',
    '{ rows, before: before?.[0] ?? null }',
    '{ rows, before: null }',
  ),
  ignoresCursor(
    'listChatUsers',
    'modules/chat/service.ts',
    'const before = key && { activeAt: key[0], conversationId: key[1] };',
    'const before = null;',
  ),
  ignoresCursor(
    'listEventRequests',
    'modules/events/registration-service.ts',
    'const after = key && { since: key[0], seq: key[1] };',
    'const after = null;',
  ),
  patch(
    'listUsers',
    'the limit is ignored',
    paging,
    '{ limit = mostRows, cursor }: PageRequest',
    '{ limit: _limit, cursor, limit2: limit = mostRows }: any',
  ),
  patch(
    'listUsers',
    'a page has one entry too many',
    paging,
    'const wanted = Math.min(batchRows, limit - rows.length);',
    'const wanted = Math.min(batchRows, limit + 1 - rows.length);',
  ),
  patch(
    'listEvents',
    'a page begins with the last entry of the one before',
    paging,
    'if (rows.length >= limit) return { rows, nextCursor: encode(after) };',
    'if (rows.length >= limit) return { rows, nextCursor: encode(keyOf(rows.at(-2) ?? last)) };',
  ),
  patch(
    'listUsers',
    'a page leaves an entry out',
    paging,
    'if (rows.length >= limit) return { rows, nextCursor: encode(after) };',
    'if (rows.length >= limit) return { rows, nextCursor: encode(keyOf(found[wanted] ?? last)) };',
  ),
  patch('listUsers', 'no page leads to the next one', paging, 'if (nextCursor === null) return {};', 'return {};'),
  patch(
    'listMySessions',
    'the last page leads to another one',
    paging,
    'if (found.length <= wanted || last === undefined) return { rows, nextCursor: null };',
    'if (last === undefined) return { rows, nextCursor: null };',
  ),
  patch(
    'listUsers',
    'the next page forgets the search',
    paging,
    "const url = new URL(requestUrl, 'http://localhost');",
    "const url = new URL(requestUrl.split('?')[0], 'http://localhost');",
  ),
  patch(
    'listUsers',
    'a cursor that is none begins anew',
    paging,
    'if (!fits) throw problem();',
    'if (!fits) return null;',
  ),
  patch(
    'listMessages',
    'the first page has the oldest messages',
    'modules/chat/message-repository.ts',
    "query = query.orderBy('seq', 'desc');",
    "query = query.orderBy('seq');",
  ),
  patch('listArticles', 'the number of articles is ignored', 'modules/articles/service.ts', '.slice(0, count)', ''),
]);
