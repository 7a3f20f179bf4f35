import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { flatten, type Page, paged, pageQuery, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import type { AuditEntry, CaseList, CaseState, CaseSummary, NewAppealDecision, NewDecision } from '../types.ts';
import { moderationKeys } from './waiting-cases.ts';

/** Moderators' decisions about the caller, latest first. Suspended members may read them. */
export function myActionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: moderationKeys.myActions(),
    queryFn: async ({ signal }) => (await api.GET('/api/account/actions', { signal })).data.actions,
  });
}

export const useMyActions = () => useQuery(myActionsQuery(useApi()));

/** Appeals against a decision about the caller: once, within 20 days. Rejected with 409 otherwise. */
export function appealActionMutation(api: ApiClient, actionId: string) {
  return mutationOptions({
    mutationFn: async (text: string) => {
      const params = { path: { actionId } };
      return bodyOf(await api.POST('/api/account/actions/{actionId}/appeal', { params, body: { text } })).actions;
    },
    onSuccess: (actions, _text, _before, { client }) => {
      client.setQueryData(moderationKeys.myActions(), actions);
    },
  });
}

export const useAppealAction = (actionId: string) => useMutation(appealActionMutation(useApi(), actionId));

type CasePage = Page<CaseSummary> & Pick<CaseList, 'limitHits' | 'counts'>;

/** Cases of a state, page by page, with the number of cases by state and recent rejections by limits. */
export function casesQuery(api: ApiClient, state: CaseState) {
  return infiniteQueryOptions({
    queryKey: moderationKeys.cases(state),
    queryFn: async ({ pageParam, signal }): Promise<CasePage> => {
      const params = { query: { state, ...pageQuery(pageParam) } };
      const { data, response } = await api.GET('/api/moderation/cases', { params, signal });
      const { counts, limitHits } = data;
      return { ...toPage(data.cases, response), limitHits, ...(counts && { counts }) };
    },
    select: ({ pages }) => ({
      cases: flatten(pages),
      counts: pages[0]?.counts,
      limitHits: pages[0]?.limitHits ?? [],
    }),
    ...paged,
  });
}

export const useCases = (state: CaseState) => useInfiniteQuery(casesQuery(useApi(), state));

/** A case with its reports, its subject, and earlier decisions about the member. For moderators. */
export function caseQuery(api: ApiClient, caseId: string) {
  return queryOptions({
    queryKey: moderationKeys.case(caseId),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/moderation/cases/{caseId}', { params: { path: { caseId } }, signal })).data.case,
  });
}

export const useCase = (caseId: string) => useQuery(caseQuery(useApi(), caseId));

/** Closes a case with a decision. Rejected with 403 if the caller is not impartial, with 409 once it is closed. */
export function decideCaseMutation(api: ApiClient, caseId: string) {
  return mutationOptions({
    mutationFn: async (body: NewDecision) => {
      const params = { path: { caseId } };
      return bodyOf(await api.POST('/api/moderation/cases/{caseId}/decision', { params, body })).case;
    },
    onSettled: (_decided, _error, _body, _before, { client }) =>
      void client.invalidateQueries({ queryKey: moderationKeys.all }),
  });
}

export const useDecideCase = (caseId: string) => useMutation(decideCaseMutation(useApi(), caseId));

/** Decides an appeal. Rejected with 403 if the caller is not impartial, with 409 once it is decided. */
export function decideAppealMutation(api: ApiClient, actionId: string) {
  return mutationOptions({
    mutationFn: async (body: NewAppealDecision) => {
      const params = { path: { actionId } };
      return bodyOf(await api.POST('/api/moderation/actions/{actionId}/appeal', { params, body })).case;
    },
    onSettled: (_decided, _error, _body, _before, { client }) =>
      void client.invalidateQueries({ queryKey: moderationKeys.all }),
  });
}

export const useDecideAppeal = (actionId: string) => useMutation(decideAppealMutation(useApi(), actionId));

/** The log of moderation, latest first, page by page. For moderators. */
export function auditQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: moderationKeys.audit(),
    queryFn: async ({ pageParam, signal }): Promise<Page<AuditEntry>> => {
      const params = { query: pageQuery(pageParam) };
      const { data, response } = await api.GET('/api/moderation/audit', { params, signal });
      return toPage(data.entries, response);
    },
    select: ({ pages }) => flatten(pages),
    ...paged,
  });
}

export const useAudit = () => useInfiniteQuery(auditQuery(useApi()));
