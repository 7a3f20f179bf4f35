import { t } from '@lingui/core/macro';
import type { SavedSearch } from '@skill-exchange/api-client/types';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

interface SavedSearchesProps {
  searches: readonly SavedSearch[];
  onDelete: (search: SavedSearch) => void;
}

/** A member's saved searches: links to their results, each with a button that deletes it. */
export function SavedSearches({ searches, onDelete }: SavedSearchesProps) {
  return (
    <ul aria-label={t`Saved searches`} className="flex min-w-0 flex-wrap gap-2">
      {searches.map((search) => (
        <li
          key={search._id}
          className="flex max-w-full items-center rounded-ctl border border-line bg-surface ps-3.5 text-small"
        >
          <TextLink href={search.path} variant="quiet" className="min-w-0 py-2.5 font-semibold wrap-anywhere">
            {search.name}
          </TextLink>
          <IconButton label={t`Delete the search ${{ name: search.name }}`} onClick={() => onDelete(search)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
