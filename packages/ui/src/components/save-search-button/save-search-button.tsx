import { t } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import { Button } from '../../primitives/button/button.tsx';

interface SaveSearchButtonProps {
  isSaved: boolean;
  isPending: boolean;
  /** Saves the search, or deletes it if it is saved. */
  onToggle: () => void;
}

/** Saves the current search. Once it is saved, the button stays in place and deletes it. */
export function SaveSearchButton({ isSaved, isPending, onToggle }: SaveSearchButtonProps) {
  return (
    <Button variant="secondary" size="sm" aria-pressed={isSaved} pending={isPending} onClick={onToggle}>
      <Bell aria-hidden="true" className={isSaved ? 'fill-current' : undefined} />
      {isSaved ? t`Search saved` : t`Save this search`}
    </Button>
  );
}
