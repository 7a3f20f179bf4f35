import { t } from '@lingui/core/macro';
import Gavel from 'lucide-react/icons/gavel';
import { casesWords } from '../../lib/texts/count-words.ts';
import { CountLink } from '../navbar/count-link.tsx';

interface NavCasesProps {
  href: string;
  /** The number of open cases. */
  cases: number;
}

/** A moderator's link in the navbar, from 1,024 px; on a phone Me leads to the cases. */
export function NavCases({ href, cases }: NavCasesProps) {
  return (
    <CountLink
      label={t`Moderation`}
      href={href}
      icon={Gavel}
      count={cases}
      words={casesWords}
      className="max-lg:hidden"
    />
  );
}
