import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { useDebouncedSearch } from './use-debounced-search.ts';

type SearchState = ReturnType<typeof useDebouncedSearch>['state'];

/** What a search finds. */
type Thing = 'member' | 'skill';

const failed = (thing: Thing) =>
  thing === 'skill' ? t`We couldn't search skills just now.` : t`We couldn't search members just now.`;

const noneFound = (thing: Thing) => (thing === 'skill' ? t`No skills found.` : t`No members found.`);

/** Returns what stands in the list of a search in place of options. */
export function searchNote(thing: Thing, state: SearchState, count: number, retry: () => void): ReactNode {
  if (state === 'searching') return t`Searching...`;
  if (state === 'found' && count === 0) return noneFound(thing);
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
export function searchAnnouncement(thing: Thing, state: SearchState, count: number): string {
  if (state === 'idle') return '';
  if (state === 'searching') return t`Searching...`;
  if (state === 'failed') return failed(thing);
  if (count === 0) return noneFound(thing);
  return thing === 'skill'
    ? plural(count, { one: '# skill to choose from', other: '# skills to choose from' })
    : plural(count, { one: '# member to choose from', other: '# members to choose from' });
}
