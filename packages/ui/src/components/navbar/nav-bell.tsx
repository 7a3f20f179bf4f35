import Bell from 'lucide-react/icons/bell';
import { shortCount } from '../conversation-list/unread-words.ts';
import { CountLink } from './count-link.tsx';

interface NavBellProps {
  href: string;
  /** How many notifications are unread. */
  unread: number;
}

/** The navbar's bell, on every size of screen. A part of its own: visitors have none. */
export function NavBell({ href, unread }: NavBellProps) {
  return (
    <CountLink
      label="Notifications"
      href={href}
      icon={Bell}
      count={unread}
      words={(count) => `${shortCount(count)} unread`}
    />
  );
}
