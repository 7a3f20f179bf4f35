import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { useDebouncedSearch } from './use-debounced-search.ts';

type SearchState = ReturnType<typeof useDebouncedSearch>['state'];

const failed = (thing: string) => t`We couldn't search ${thing}s just now.`;

/** Returns what stands in the list of a search in place of options; `thing` in the singular, such as 'skill'. */
export function searchNote(thing: string, state: SearchState, count: number, retry: () => void): ReactNode {
  if (state === 'searching') return t`Searching...`;
  if (state === 'found' && count === 0) return t`No ${thing}s found.`;
  if (state !== 'failed') return null;
  return (
    <span className="flex flex-wrap items-center justify-between gap-2">
      {failed(thing)}
      <Button variant="secondary" size="sm" onClick={retry}>
        {t`Try again`}
      </Button>
    </span>
  );
}

/** Returns what a screen reader says about a search. */
export function searchAnnouncement(thing: string, state: SearchState, count: number): string {
  if (state === 'idle') return '';
  if (state === 'searching') return t`Searching...`;
  if (state === 'failed') return failed(thing);
  if (count === 0) return t`No ${thing}s found.`;
  return count === 1 ? `1 ${thing} to choose from` : `${count} ${thing}s to choose from`;
}
