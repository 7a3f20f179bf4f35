import { t } from '@lingui/core/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import { googleFeedHref, outlookFeedHref, webcalHref } from './feed-links.ts';

interface FollowCalendarProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** The absolute URL of a public iCalendar feed. */
  url: string;
  /** The button's label. */
  children: ReactNode;
  onCopy: (url: string) => void;
}

/** A menu that subscribes to a public calendar in the reader's own calendar program. */
export function FollowCalendar({ url, children, onCopy, ...button }: FollowCalendarProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm" {...button}>
          <CalendarPlus aria-hidden="true" />
          {children}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <Elsewhere href={googleFeedHref(url)}>{t`Google Calendar`}</Elsewhere>
        <Elsewhere href={outlookFeedHref(url)}>{t`Outlook`}</Elsewhere>
        <DropdownMenuItem asChild className="text-ink no-underline">
          <a href={webcalHref(url)}>
            <CalendarPlus aria-hidden="true" />
            {t`Apple or other`}
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onCopy(url)}>
          <Copy aria-hidden="true" />
          {t`Copy address`}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <DropdownMenuItem asChild className="text-ink no-underline">
      <a href={href} target="_blank" rel="noopener noreferrer">
        <ExternalLink aria-hidden="true" />
        {children}
      </a>
    </DropdownMenuItem>
  );
}
