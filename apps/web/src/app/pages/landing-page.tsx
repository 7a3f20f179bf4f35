import { Hero } from '@skill-exchange/ui/hero';
import { paths } from '../../config/paths.ts';
import { PageMeta } from '../../shared/page-meta.tsx';
import { useMember } from '../../shared/session/session-context.ts';
import { WaitingPart } from '../takeover/waiting-part.tsx';
import { landingParts } from './landing/landing-parts.ts';

const belowTheFold = (
  <div className="page-wrap grid gap-24 pt-24 pb-32 max-sm:gap-16 max-sm:pt-16 max-sm:pb-20">
    {landingParts.map(({ Page }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
      <WaitingPart key={index} fallback={<div className="min-h-100" />}>
        <Page />
      </WaitingPart>
    ))}
  </div>
);

/** `/`: what the community is, who is in it and what is on. */
export function LandingPage() {
  const isMember = useMember() !== null;
  return (
    <>
      <PageMeta
        title="Skill Exchange: teach what you know, learn what you don't"
        description="Trade what you know for what you want to know, one hour for one hour. No money changes hands."
      />
      <Hero
        getStartedHref={paths.aboutUs}
        exploreHref={isMember ? paths.recommendedUsers : paths.topSkills}
      />
      {belowTheFold}
    </>
  );
}
