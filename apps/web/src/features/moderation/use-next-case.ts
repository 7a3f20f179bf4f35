import { useCases } from '@skill-exchange/api-client/moderation';
import type { CaseState } from '@skill-exchange/api-client/types';

/** Returns the id of the case that follows one in the list of a state, or of the one before the last; undefined without others. */
export function useNextCase(state: CaseState, caseId: string): string | undefined {
  const cases = useCases(state).data?.cases ?? [];
  const index = cases.findIndex(({ _id }) => _id === caseId);
  return (cases[index + 1] ?? cases[index - 1])?._id;
}
