import { t } from '@lingui/core/macro';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ButtonProps } from '../../primitives/button/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import { CalendarButton } from '../calendar-button/calendar-button.tsx';
import { type CalendarMeeting, googleCalendarHref, outlookCalendarHref } from './calendar-links.ts';

export interface AddToCalendarProps extends CalendarMeeting, Pick<ButtonProps, 'aria-describedby' | 'variant'> {
  /** URL of the meeting's iCalendar file. */
  fileHref: string;
  /** Initially open. */
  defaultOpen?: boolean;
}

/** A menu that adds a meeting to the member's own calendar. */
export function AddToCalendar(props: AddToCalendarProps) {
  const { title, start, end, place, fileHref, defaultOpen = false, ...button } = props;
  const meeting = { title, start, end, place };
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>
        <CalendarButton {...button} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <Elsewhere href={googleCalendarHref(meeting)}>{t`Google Calendar`}</Elsewhere>
        <Elsewhere href={outlookCalendarHref(meeting)}>{t`Outlook`}</Elsewhere>
        <DropdownMenuItem asChild className="text-ink no-underline">
          <a href={fileHref} download>
            <Download aria-hidden="true" />
            {t`Apple or other (.ics)`}
          </a>
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
