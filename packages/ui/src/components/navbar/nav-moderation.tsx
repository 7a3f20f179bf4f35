import Gavel from 'lucide-react/icons/gavel';
import { CountLink } from './count-link.tsx';
import { openCasesWords } from './nav-items.ts';

interface NavModerationProps {
  href: string;
  /** How many cases wait for a decision. */
  openCases: number;
}

/** A moderator's way to what waits, beside the bell; on small screens it is a row of Me. */
export function NavModeration({ href, openCases }: NavModerationProps) {
  return (
    <CountLink
      label="Moderation"
      href={href}
      icon={Gavel}
      count={openCases}
      words={openCasesWords}
      className="max-lg:hidden"
    />
  );
}
