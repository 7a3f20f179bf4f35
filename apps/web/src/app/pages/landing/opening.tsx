import { Hero } from '@skill-exchange/ui/hero';
import { paths } from '../../../config/paths.ts';
import { useMember } from '../../../shared/session/session-context.ts';

/** The landing page's first screen. */
export function Opening() {
  const isMember = useMember() !== null;
  return (
    <Hero
      id="opening"
      getStartedHref={paths.aboutUs}
      exploreHref={isMember ? paths.recommendedUsers : paths.topSkills}
    />
  );
}
