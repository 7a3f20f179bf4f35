import { plural, t } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import { shortCount } from '../../lib/texts/count-words.ts';
import { CountLink } from '../navbar/count-link.tsx';

interface NavBellProps {
  href: string;
  /** The number of unread notifications. */
  unread: number;
}

/** Returns '3 unread' or '99+ unread'. */
const unreadCount = (count: number) => {
  const shown = shortCount(count);
  return plural(count, { other: `${shown} unread` });
};

/** The navbar's bell, on all screen sizes. A separate part, since visitors have none. */
export function NavBell({ href, unread }: NavBellProps) {
  return <CountLink label={t`Notifications`} href={href} icon={Bell} count={unread} words={unreadCount} />;
}
