import { t } from '@lingui/core/macro';
import type { Match } from '@skill-exchange/api-client/types';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkX from 'lucide-react/icons/bookmark-x';
import EyeOff from 'lucide-react/icons/eye-off';
import User from 'lucide-react/icons/user';
import { displayName } from '../../lib/texts/display-name.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { MoreButton } from '../more-button/more-button.tsx';

export interface MatchMenuProps {
  match: Match;
  /** Accessible name of its button. */
  label: string;
  profileHref: (userId: string) => string;
  onState: (match: Match, state: 'saved' | 'dismissed' | 'none') => void;
  /** Open from the start. */
  defaultOpen?: boolean;
}

/** Menu of rare actions: save or dismiss the match, open the profiles of a ring. */
export function MatchMenu({ match, label, profileHref, onState, defaultOpen = false }: MatchMenuProps) {
  const Link = useLink();
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>
        <MoreButton label={label} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {match.kind === 'ring'
          ? match.seats.slice(1).map(({ member }) => (
              <DropdownMenuItem key={member._id} asChild className="text-ink no-underline">
                <Link href={profileHref(member._id)}>
                  <User aria-hidden="true" />
                  {t`View ${{ name: displayName(member.name) }}`}
                </Link>
              </DropdownMenuItem>
            ))
          : null}
        <DropdownMenuItem onSelect={() => onState(match, match.isSaved ? 'none' : 'saved')}>
          {match.isSaved ? <BookmarkX aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
          {match.isSaved ? t`Remove from saved` : t`Save`}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onState(match, 'dismissed')}>
          <EyeOff aria-hidden="true" />
          {t`Not for me`}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
