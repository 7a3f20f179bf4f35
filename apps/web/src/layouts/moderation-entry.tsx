import { NavModeration } from '@skill-exchange/ui/components/nav-moderation';
import { useOpenCases } from '../lib/use-open-cases.ts';
import { hrefs } from './site-navbar.tsx';

/** A moderator's way to what waits. A chunk of its own: other members do without it. */
export function ModerationEntry() {
  return <NavModeration href={hrefs.moderation} openCases={useOpenCases() ?? 0} />;
}
