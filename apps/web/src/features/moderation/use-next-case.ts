import { useCases } from '@skill-exchange/api-client/moderation';
import type { CaseState } from '@skill-exchange/api-client/types';

/**
 * Returns the id of the case after this one in a state's list, or before it if it is last; undefined
 * without others.
 */
export function useNextCase(state: CaseState, caseId: string): string | undefined {
  const cases = useCases(state).data?.cases ?? [];
  const index = cases.findIndex(({ _id }) => _id === caseId);
  return (cases[index + 1] ?? cases[index - 1])?._id;
}
