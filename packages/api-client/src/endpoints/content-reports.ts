import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import type { NewContentReport } from '../types.ts';

/** Reports a member, a photo, an event, a message or a review. Rejected with 409 while an earlier report is undecided. */
export function reportContentMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['reports', 'content'],
    mutationFn: async (report: NewContentReport) => {
      await api.POST('/api/reports', { body: report });
    },
  });
}

export const useReportContent = () => useMutation(reportContentMutation(useApi()));
