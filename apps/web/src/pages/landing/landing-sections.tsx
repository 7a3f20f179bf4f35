import { t } from '@lingui/core/macro';
import { FeatureCards } from '@skill-exchange/ui/components/feature-cards';
import { SwapStory } from '@skill-exchange/ui/components/swap-story';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { FeaturedEvents } from '../../features/events/lists/featured-events.tsx';
import { TopSkills } from '../../features/skills/top-skills.tsx';
import { CommunityCounts } from '../../features/users/community-counts.tsx';
import { CommunityStory } from '../../features/users/community-story.tsx';
import { RecommendedUsers } from '../../features/users/recommended-users.tsx';
import { useOffers } from '../../lib/use-offers.ts';

/** How a swap works, and some of the community's skills, events and members. */
export function LandingSections() {
  const hasEvents = useOffers('events', 'public-events');
  const hasUsers = useOffers('public-profiles');
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-24 pt-24 pb-32 max-sm:gap-16 max-sm:pt-16 max-sm:pb-20">
      <section id="features" aria-labelledby="swap-steps">
        <SectionHeading
          headingId="swap-steps"
          title={t`A swap in three short steps`}
          className="mb-8"
          end={hasEvents && hasUsers ? <CommunityCounts /> : undefined}
        />
        {hasUsers ? <CommunityStory /> : <SwapStory />}
        <FeatureCards className="mt-16" />
      </section>
      <section id="skills" aria-labelledby="top-skills">
        <SectionHeading headingId="top-skills" title={t`TOP SKILLS`} className="mb-8" />
        <TopSkills />
      </section>
      {hasEvents ? <FeaturedEvents /> : null}
      {hasUsers ? <RecommendedUsers /> : null}
    </div>
  );
}
