import { t } from '@lingui/core/macro';
import {
  useDeleteSearch,
  useSavedSearches as useQuery,
  useSaveSearch,
} from '@skill-exchange/api-client/saved-searches';
import type { NewSavedSearch } from '@skill-exchange/api-client/types';
import { notify } from '../../lib/notify.ts';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

/** Returns the member's saved searches (undefined while loading or after a failure), and functions that change them. */
export function useSavedSearches() {
  const { data: searches, error } = useQuery();
  useLoggedFailure('Failed to load saved searches', error);
  const saving = useSaveSearch();
  const deleting = useDeleteSearch();
  return {
    searches,
    isPending: saving.isPending || deleting.isPending,
    save: (search: NewSavedSearch) =>
      saving.mutate(search, {
        onSuccess: () => notify.success(t`Search saved. Once a day we tell you about new members who fit.`),
        onError: (failure) => toastError(t`The search couldn’t be saved.`, failure),
      }),
    remove: (searchId: string) =>
      deleting.mutate(searchId, {
        onError: (failure) => toastError(t`The search couldn’t be deleted.`, failure),
      }),
  };
}
