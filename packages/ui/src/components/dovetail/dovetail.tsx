import { t } from '@lingui/core/macro';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { withComma } from '../../lib/texts/list-words.ts';

const laneVariants = cva('relative grid min-h-25 min-w-0 content-center gap-1 py-3.5', {
  variants: {
    side: { teach: 'ps-5 pe-4', learn: 'ps-5 pe-4' },
    look: { locked: '', open: '', off: 'bg-sunken text-ink-2' },
  },
  compoundVariants: [
    { side: 'teach', look: 'locked', class: 'tongue-teach bg-teach pe-8 text-on-teach' },
    { side: 'learn', look: 'locked', class: 'tongue-learn bg-learn ps-9 text-on-learn' },
    { side: 'teach', look: 'open', class: 'rounded-lane-teach-panel bg-teach-tint text-teach-ink' },
    { side: 'learn', look: 'open', class: 'rounded-lane-learn-panel bg-learn-tint ps-8 text-learn-ink' },
  ],
});

interface Half {
  /** 'You teach', 'Can teach you'. */
  term: string;
  skills: readonly string[];
}

interface DovetailProps extends ComponentProps<'dl'> {
  teach: Half;
  learn: Half;
  /** `off` for a swap that did not take place. */
  look?: 'on' | 'off';
  /** Animates the lanes closing. */
  isFresh?: boolean;
}

/**
 * The swap of two members, as two interlocking filled lanes; a one-way swap is a single tinted lane.
 * Fills its container. In right-to-left text what is taught sets off at the right.
 */
export function Dovetail(props: DovetailProps) {
  const { teach, learn, look = 'on', isFresh = false, className, ...rest } = props;
  if (teach.skills.length === 0 && learn.skills.length === 0) return null;
  const isPair = teach.skills.length > 0 && learn.skills.length > 0;
  const lane = look === 'off' ? 'off' : isPair ? 'locked' : 'open';
  return (
    <dl
      data-slot="dovetail"
      data-look={lane}
      className={cx('isolate grid overflow-clip forced-colors:border', isPair && 'grid-cols-2 gap-[5px]', className)}
      {...rest}
    >
      {teach.skills.length > 0 ? (
        <Lane
          side="teach"
          look={lane}
          icon={ArrowRight}
          half={teach}
          className={isFresh ? 'animate-dovetail-teach' : undefined}
        />
      ) : null}
      {learn.skills.length > 0 ? (
        <Lane
          side="learn"
          look={lane}
          icon={ArrowLeft}
          half={learn}
          className={isFresh ? 'animate-dovetail-learn' : undefined}
        />
      ) : null}
    </dl>
  );
}

interface LaneProps extends VariantProps<typeof laneVariants> {
  icon: LucideIcon;
  half: Half;
  className: string | undefined;
}

function Lane({ side, look, icon: Icon, half, className }: LaneProps) {
  const [first, ...others] = half.skills.map(skillName);
  return (
    <div className={laneVariants({ side, look, className })}>
      <dt className="z-raised flex items-center gap-2 text-cap font-semibold">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {half.term}
      </dt>
      <dd
        dir="auto"
        className="z-raised font-display text-body leading-tight font-bold tracking-tight hyphens-auto wrap-anywhere"
      >
        {first}
      </dd>
      {others.length > 0 ? (
        <dd className="z-raised text-cap wrap-anywhere">{t`and ${{ others: others.reduce(withComma) }}`}</dd>
      ) : null}
    </div>
  );
}
