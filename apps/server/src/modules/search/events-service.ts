import type { operations } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { readInstant } from '../../input.ts';
import { readEventPage } from '../events/service.ts';
import { findEvents } from './events-repository.ts';
import { readSkillNames, readWords } from './read-words.ts';

type Query = NonNullable<operations['searchEvents']['parameters']['query']>;

const defaultLimit = 24;

/** Upcoming events as the viewer may see them. @throws ApiError 400 for a time or a cursor that is none. */
export async function searchEvents(context: AppContext, viewerId: string | null, query: Query) {
  const { db } = context;
  const { skills, words, otherWords, corrected } = await readWords(db, query.q ?? '', query.exact ?? false);
  const hasText = (query.q ?? '').trim() !== '';
  const named = (query.skill ?? '').trim() === '' ? null : await readSkillNames(db, query.skill ?? '');
  const criteria = {
    viewerId,
    now: context.clock(),
    q: hasText ? { skills: skills.map(({ _id }) => _id), words, otherWords } : null,
    skills: named?.map(({ _id }) => _id) ?? null,
    from: query.from === undefined ? null : readInstant('from', query.from),
    to: query.to === undefined ? null : readInstant('to', query.to),
    isFree: query.free ?? false,
  };
  const request = { limit: query.limit ?? defaultLimit, cursor: query.cursor };
  const page = await readEventPage(request, (part) => findEvents(db, criteria, part));
  return { ...page, skills: skills.map(({ _id, name }) => ({ _id, name })), corrected };
}
