import { t } from '@lingui/core/macro';
import type { Skill } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';

interface SkillLinksProps extends ComponentProps<'ul'> {
  skills: readonly Skill[];
  hrefOf: (skill: Skill) => string;
  /** Wanted skills, which are marked. */
  wanted: readonly string[];
}

/** Skills by name, for members; `SkillStrip` is for visitors. */
export function SkillLinks({ skills, hrefOf, wanted, className, ...rest }: SkillLinksProps) {
  const Link = useLink();
  return (
    <ul data-slot="skill-links" className={cx('flex flex-wrap gap-2', className)} {...rest}>
      {skills.map((skill) => {
        const isWanted = wanted.includes(skill.name);
        return (
          <li key={skill._id} className="max-w-full min-w-0">
            <Link
              href={hrefOf(skill)}
              className={cx(
                'flex min-h-11 items-center gap-2 px-4 font-semibold no-underline wrap-anywhere hover:underline',
                isWanted ? 'rounded-lane-learn-sm bg-learn-tint text-learn-ink' : 'rounded-ctl bg-sunken text-ink',
              )}
            >
              <bdi>{skillName(skill.name)}</bdi>
              {isWanted ? <span className="text-cap"> {t`on your list`}</span> : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
