import { SectionHeading } from '@skill-exchange/ui/section-heading';
import { TopSkills } from '../../../features/skills/top-skills.tsx';

/** The landing page's skills, under their heading. */
export function SkillsSection() {
  return (
    <section id="skills" aria-labelledby="top-skills">
      <SectionHeading headingId="top-skills" title="TOP SKILLS" className="mb-8" />
      <TopSkills />
    </section>
  );
}
