import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import type { NewReport } from '../types.ts';
import type { Gate } from './gate.ts';

export const reportKeys = {
  isReported: (userId: string) => ['reports', 'isReported', userId] as const,
};

/**
 * Whether the caller has reported a member. Some backends respond to this with a 4xx, so an error
 * means "unknown".
 */
export function isReportedQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: reportKeys.isReported(userId),
    queryFn: async ({ signal }) => {
      const params = { query: { reportedUserId: userId } };
      return (await api.GET('/api/report-user/isReported', { params, signal })).data.success;
    },
  });
}

export const useIsReported = (userId: string, gate: Gate = {}) =>
  useQuery({ ...isReportedQuery(useApi(), userId), ...gate });

/** Reports a member to the team. Rejected with 409 for a second report. */
export function reportUserMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['reports', 'new'],
    mutationFn: async (report: NewReport) => {
      await api.POST('/api/report-user/new', { body: report });
    },
    onSuccess: (_answer, { reportedUser }, _before, { client }) => {
      client.setQueryData(reportKeys.isReported(reportedUser), true);
    },
  });
}

export const useReportUser = () => useMutation(reportUserMutation(useApi()));
