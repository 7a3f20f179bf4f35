import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { nextDatesOf } from '../next-dates.ts';
import { flatten, paged, pageQuery, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import type { EventSearch, operations } from '../types.ts';
import { wholeEvent } from '../whole-event.ts';
import { wholeUser } from '../whole-user.ts';
import type { Gate } from './gate.ts';

type MemberQuery = NonNullable<operations['searchMembers']['parameters']['query']>;
type EventQuery = NonNullable<operations['searchEvents']['parameters']['query']>;

/** Filters with the contract's names; a missing one does not filter. */
type Filters<Query> = {
  readonly [Key in Exclude<keyof Query, 'limit' | 'cursor' | 'facets' | 'nextDates'>]?: Query[Key] | undefined;
};

/** The filters of a search of members. */
export type MemberFilters = Filters<MemberQuery>;

/** The filters of a search of events. */
export type EventFilters = Filters<EventQuery>;

export const searchKeys = {
  all: ['search'] as const,
  members: (filters: MemberFilters) => ['search', 'members', filters] as const,
  facets: (filters: MemberFilters) => ['search', 'members', filters, 'facets'] as const,
  // Below `events`, so that a change of an event refetches searches too.
  events: (filters: EventFilters) => ['events', 'search', filters] as const,
  eventFacets: (filters: EventFilters) => ['events', 'search', filters, 'facets'] as const,
};

/** Members who pass the filters, best first, page by page, with details of the search from the first page. */
export function memberSearchQuery(api: ApiClient, filters: MemberFilters) {
  const set = withoutBlanks<MemberQuery>(filters);
  return infiniteQueryOptions({
    queryKey: searchKeys.members(set),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...set, ...pageQuery(pageParam) };
      const { data, response } = await api.GET('/api/members/search', { params: { query }, signal });
      const { users, skills, corrected, drop = [] } = data;
      const items = users.map((user) => ({ ...user, ...wholeUser(user) }));
      return { ...toPage(items, response), skills, corrected, drop };
    },
    select: ({ pages }) => ({ ...aboutSearch(pages), drop: pages[0]?.drop ?? [], users: flatten(pages) }),
    ...paged,
  });
}

export const useMemberSearch = (filters: MemberFilters) => useInfiniteQuery(memberSearchQuery(useApi(), filters));

/** The counts next to the filters. They take longer than a page, so they have their own call. */
export function memberFacetsQuery(api: ApiClient, filters: MemberFilters) {
  const set = withoutBlanks<MemberQuery>(filters);
  return queryOptions({
    queryKey: searchKeys.facets(set),
    queryFn: async ({ signal }) => {
      const query = { ...set, facets: true, limit: 1 };
      return (await api.GET('/api/members/search', { params: { query }, signal })).data.facets ?? null;
    },
  });
}

export const useMemberFacets = (filters: MemberFilters, gate: Gate = {}) =>
  useQuery({ ...memberFacetsQuery(useApi(), filters), ...gate });

/** Upcoming events that pass the filters, soonest first, page by page; of each series only its next date. */
export function eventSearchQuery(api: ApiClient, filters: EventFilters) {
  const set = withoutBlanks<EventQuery>(filters);
  return infiniteQueryOptions({
    queryKey: searchKeys.events(set),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...set, nextDates: true, ...pageQuery(pageParam) };
      const { data, response } = await api.GET('/api/events/search', { params: { query }, signal });
      const { events, skills, corrected, drop = [] } = data;
      const items = events.map((event) => wholeEvent(event));
      return { ...toPage(items, response), skills, corrected, drop };
    },
    select: ({ pages }) => ({ ...aboutSearch(pages), drop: pages[0]?.drop ?? [], events: nextDatesOf(flatten(pages)) }),
    ...paged,
  });
}

export const useEventSearch = (filters: EventFilters) => useInfiniteQuery(eventSearchQuery(useApi(), filters));

/** The counts next to the filters of events. */
export function eventFacetsQuery(api: ApiClient, filters: EventFilters) {
  const set = withoutBlanks<EventQuery>(filters);
  return queryOptions({
    queryKey: searchKeys.eventFacets(set),
    queryFn: async ({ signal }) => {
      const query = { ...set, nextDates: true, facets: true, limit: 1 };
      return (await api.GET('/api/events/search', { params: { query }, signal })).data.facets ?? null;
    },
  });
}

/** Keeps the previous counts while the next ones load. */
export const useEventFacets = (filters: EventFilters, gate: Gate = {}) =>
  useQuery({ ...eventFacetsQuery(useApi(), filters), placeholderData: keepPreviousData, ...gate });

type About = Pick<EventSearch, 'skills' | 'corrected'>;

/** The meaning of the words, from the first page. */
function aboutSearch([first]: readonly { skills: About['skills']; corrected: About['corrected'] | undefined }[]) {
  return { skills: first?.skills ?? [], corrected: first?.corrected };
}

/** Returns the filters that are set, without blank texts and switches that are off. */
function withoutBlanks<Query>(filters: Filters<Query>): Query {
  const set = Object.entries(filters).flatMap(([name, value]) => {
    const trimmed = typeof value === 'string' ? value.trim() : value;
    return trimmed === '' || trimmed === undefined || trimmed === false ? [] : [[name, trimmed] as const];
  });
  return Object.fromEntries(set) as Query;
}
