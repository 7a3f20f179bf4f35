import { NavModeration } from '@skill-exchange/ui/components/nav-moderation';
import { useOpenCases } from '../lib/use-open-cases.ts';

/** A moderator's way to what waits. A chunk of its own: other members do without it. */
export function ModerationEntry() {
  // Not from `moderation-paths`, which loads with its own pages.
  return <NavModeration href="/moderation" openCases={useOpenCases() ?? 0} />;
}
