import type { Skill } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { FallbackImage } from '../../primitives/avatar/fallback-image.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { SkillGlyph } from '../skill-glyph/skill-glyph.tsx';

interface SkillStripProps extends ComponentProps<'ul'> {
  skills: readonly Skill[];
  /** URL of a skill, such as the members who teach it; without it entries are plain text. */
  hrefOf?: (skill: Skill) => string;
}

const GRID = 'grid border-t border-line sm:grid-cols-2 lg:grid-cols-4';
const ENTRY = 'flex h-full items-start gap-4 py-3.5 pe-3 sm:py-5.5';

/** A list of skills with photos or glyphs. */
export function SkillStrip({ skills, hrefOf, className, ...rest }: SkillStripProps) {
  const Link = useLink();
  return (
    <ul data-slot="skill-strip" className={cx(GRID, className)} {...rest}>
      {skills.map((skill) => (
        <li key={skill._id} className="min-w-0 border-b border-line">
          {hrefOf ? (
            <Link href={hrefOf(skill)} className={cx(ENTRY, 'group text-ink no-underline')}>
              <SkillEntry skill={skill} />
            </Link>
          ) : (
            <div className={ENTRY}>
              <SkillEntry skill={skill} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function SkillEntry({ skill }: { skill: Skill }) {
  const words = skill.description || skill.desc;
  return (
    <>
      <FallbackImage
        src={skill.photo}
        width={56}
        height={56}
        fallback={<SkillGlyph name={skill.name} />}
        className="size-14 flex-none rounded-chip bg-sunken object-cover"
      />
      <span className="grid min-w-0 gap-1">
        <span
          className={cx(
            'font-display text-h4 leading-none font-bold wrap-anywhere decoration-2 underline-offset-3',
            'group-hover:underline',
          )}
        >
          <bdi>{skillName(skill.name)}</bdi>
        </span>
        {words && <span className="line-clamp-2 text-cap leading-tight text-balance text-ink-2">{words}</span>}
      </span>
    </>
  );
}

export function SkillStripSkeleton({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul data-slot="skill-strip-skeleton" aria-hidden="true" className={cx(GRID, className)} {...rest}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders.
        <li key={index} className="border-b border-line">
          <div className={ENTRY}>
            <Skeleton shape="block" className="size-14 flex-none" />
            <span className="grid flex-1 gap-2">
              <Skeleton shape="block" className="h-5 w-2/5" />
              <Skeleton shape="block" className="h-3.5 w-3/5" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
