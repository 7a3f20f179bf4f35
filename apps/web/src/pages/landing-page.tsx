import { FeatureCards } from '@skill-exchange/ui/components/feature-cards';
import { Hero } from '@skill-exchange/ui/components/hero';
import { SwapSteps } from '@skill-exchange/ui/components/swap-steps';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { paths } from '../config/paths.ts';
import { FeaturedEvents } from '../features/events/featured-events.tsx';
import { TopSkills } from '../features/skills/top-skills.tsx';
import { RecommendedUsers } from '../features/users/recommended-users.tsx';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/`: what the community is, who is in it and what is on. */
export function LandingPage() {
  const isMember = useMember() !== null;
  return (
    <>
      <PageMeta
        title="Skill Exchange: teach what you know, learn what you don't"
        description="Trade what you know for what you want to know, one hour for one hour. No money changes hands."
      />
      <Hero getStartedHref={paths.aboutUs} exploreHref={isMember ? paths.recommendedUsers : paths.topSkills} />
      <div className="page-wrap grid gap-24 pt-24 pb-32 max-sm:gap-16 max-sm:pt-16 max-sm:pb-20">
        <section id="features" aria-labelledby="swap-steps">
          <SectionHeading headingId="swap-steps" title="A swap in three short steps" className="mb-8" />
          <SwapSteps />
          <FeatureCards className="mt-16" />
        </section>
        <section id="skills" aria-labelledby="top-skills">
          <SectionHeading headingId="top-skills" title="TOP SKILLS" className="mb-8" />
          <TopSkills />
        </section>
        <FeaturedEvents />
        <RecommendedUsers />
      </div>
    </>
  );
}
