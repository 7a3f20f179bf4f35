import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import type { NewReport } from '../types.ts';
import { reportKeys } from './reports.ts';

/** Reports a member to the team. Refused with 409 the second time. */
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

/** `reportUserMutation` in a component. */
export const useReportUser = () => useMutation(reportUserMutation(useApi()));
