import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import { type CalendarMeeting, googleCalendarHref, outlookCalendarHref } from './calendar-links.ts';

interface AddToCalendarProps
  extends CalendarMeeting,
    Pick<ComponentProps<typeof Button>, 'aria-describedby' | 'size' | 'variant'> {
  /** Address of the meeting's iCalendar file. */
  fileHref: string;
}

/** Menu that takes a meeting into the member's own calendar. */
export function AddToCalendar({ title, start, end, place, fileHref, ...button }: AddToCalendarProps) {
  const meeting = { title, start, end, place };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm" {...button}>
          <CalendarPlus aria-hidden="true" />
          Add to calendar
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <Elsewhere href={googleCalendarHref(meeting)}>Google Calendar</Elsewhere>
        <Elsewhere href={outlookCalendarHref(meeting)}>Outlook</Elsewhere>
        <DropdownMenuItem asChild className="text-ink no-underline">
          <a href={fileHref} download>
            <Download aria-hidden="true" />
            Apple or other (.ics)
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
