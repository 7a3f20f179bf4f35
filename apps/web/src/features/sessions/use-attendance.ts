import { t } from '@lingui/core/macro';
import { useSayAttendance } from '@skill-exchange/api-client/session-offers';
import type { AttendanceAnswer } from '@skill-exchange/api-client/types';
import { toastError } from '../../lib/toast-error.ts';

/** Reports whether a session took place; a toast shows a failure. */
export function useAttendance(sessionId: string) {
  const { mutate, isPending, variables } = useSayAttendance();
  return {
    answer: (answer: AttendanceAnswer) =>
      mutate({ sessionId, answer }, { onError: (error) => toastError(t`We couldn’t save your answer.`, error) }),
    pendingAnswer: isPending ? variables.answer : undefined,
  };
}
