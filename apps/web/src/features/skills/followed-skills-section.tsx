import { t } from '@lingui/core/macro';
import { FollowedSkills } from '@skill-exchange/ui/components/followed-skills';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { paths } from '../../config/paths.ts';
import { useFollowedSkills } from '../../lib/search/use-followed-skills.ts';

/** The skills that the member follows; renders nothing without any. */
export function FollowedSkillsSection() {
  const { skills = [], unfollow } = useFollowedSkills();
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="followed-skills" className="mt-8">
      <SectionHeading headingId="followed-skills" title={t`Skills you follow`} scale="panel" className="mb-1" />
      <p className="mb-4 text-small text-ink-2">{t`We tell you about new events that teach them.`}</p>
      <FollowedSkills
        skills={skills}
        hrefOf={({ name }) => paths.eventsOf(name)}
        onUnfollow={({ _id }) => unfollow(_id)}
      />
    </section>
  );
}
