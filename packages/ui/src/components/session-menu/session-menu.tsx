import { t } from '@lingui/core/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import type { SessionAction } from '../../lib/sessions/session-state.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { MoreButton } from '../more-button/more-button.tsx';

export interface SessionMenuProps {
  /** Accessible name of its button. */
  label: string;
  /** The actions that are not visible elsewhere. */
  actions: readonly SessionAction[];
  /** On wider screens the actions are visible elsewhere. */
  isForPhones?: boolean;
  otherHref?: string | undefined;
  onEdit: () => void;
  onSuggest?: (() => void) | undefined;
  /** Called before confirmation. */
  onCancel: () => void;
  onReport?: (() => void) | undefined;
  /** Initially open. */
  defaultOpen?: boolean;
}

/** Further actions of a session. Destructive ones are last. */
export function SessionMenu(props: SessionMenuProps) {
  const {
    label,
    actions,
    isForPhones = false,
    otherHref,
    onEdit,
    onSuggest,
    onCancel,
    onReport,
    defaultOpen = false,
  } = props;
  const Link = useLink();
  const place = isForPhones ? 'md:hidden' : undefined;
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>
        <MoreButton label={label} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.includes('edit') ? (
          <DropdownMenuItem onSelect={onEdit} className={place}>
            <Pencil aria-hidden="true" />
            {t`Edit`}
          </DropdownMenuItem>
        ) : null}
        {actions.includes('suggest') && onSuggest ? (
          <DropdownMenuItem onSelect={onSuggest}>
            <CalendarClock aria-hidden="true" />
            {t`Suggest another time`}
          </DropdownMenuItem>
        ) : null}
        {otherHref ? (
          <DropdownMenuItem asChild className="text-ink no-underline">
            <Link href={otherHref}>
              <User aria-hidden="true" />
              {t`View profile`}
            </Link>
          </DropdownMenuItem>
        ) : null}
        {actions.includes('cancel') ? (
          <DropdownMenuItem tone="danger" onSelect={onCancel} className={place}>
            <X aria-hidden="true" />
            {t`Cancel`}
          </DropdownMenuItem>
        ) : null}
        {onReport ? (
          <DropdownMenuItem tone="danger" onSelect={onReport}>
            <Flag aria-hidden="true" />
            {t`Report User`}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
