import { NavSheet, type NavSheetProps } from '@skill-exchange/ui/components/nav-sheet';
import { useOpenCases } from '../lib/use-open-cases.ts';

/** The menu of small screens, for moderators with what waits for them. */
export function SiteSheet({ member, ...props }: NavSheetProps) {
  const openCases = useOpenCases();
  return <NavSheet {...props} member={member && { ...member, openCases }} />;
}
