import type { ApiClient } from './client.ts';
import { isUnknownOperation } from './errors.ts';
import { type Page, pageQuery, toPage } from './paging.ts';
import type { Event } from './types.ts';
import { wholeEvent } from './whole-event.ts';

interface UpcomingRequest {
  /** Only events that teach it; empty for all. */
  skill: string;
  /** Where the page starts, as the page before gave it; the first one has none. */
  at: string | undefined;
  signal: AbortSignal;
}

/**
 * Reads a page of upcoming events. The first one is the list of the specification. Later ones are the search's from the
 * start of the last event on, which leaves out further dates of a series: a few series would fill the list.
 */
export async function readUpcomingPage(api: ApiClient, { skill, at, signal }: UpcomingRequest): Promise<Page<Event>> {
  const start = new URLSearchParams(at);
  const [from, list, cursor] = ['from', 'list', 'cursor'].map((name) => start.get(name) ?? undefined);
  const teaching = skill === '' ? {} : { skill };
  if (from !== undefined) {
    const found = await searchUpcoming(api, { ...pageQuery(cursor), ...teaching, from }, signal);
    if (found !== null) return { ...found, next: found.next && `${new URLSearchParams({ from, cursor: found.next })}` };
  }
  const query = { ...pageQuery(list), ...teaching };
  const { data, response } = await api.GET('/api/events/getAll', { params: { query }, signal });
  const events = data.map((event) => wholeEvent(event));
  // A backend without this filter returns all events.
  const page = toPage(skill === '' ? events : events.filter((event) => teaches(event, skill)), response);
  const last = events.at(-1)?.start_time;
  return { ...page, next: page.next && `${new URLSearchParams({ ...(last && { from: last }), list: page.next })}` };
}

type UpcomingQuery = { limit: number; cursor?: string; skill?: string; from?: string };

/** Reads a page of upcoming events, of each series only its next date; null from a backend without a search. */
export async function searchUpcoming(
  api: ApiClient,
  query: UpcomingQuery,
  signal: AbortSignal,
): Promise<Page<Event> | null> {
  try {
    const params = { query: { ...query, nextDates: true } };
    const { data, response } = await api.GET('/api/events/search', { params, signal });
    return toPage(
      data.events.map((event) => wholeEvent(event)),
      response,
    );
  } catch (error) {
    if (isUnknownOperation(error)) return null;
    throw error;
  }
}

function teaches({ skills }: Event, name: string): boolean {
  return skills.some((skill) => skill.toLowerCase() === name.toLowerCase());
}
