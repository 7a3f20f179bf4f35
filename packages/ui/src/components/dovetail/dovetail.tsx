import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps } from 'react';

interface Half {
  /** 'You teach', 'Can teach you'. */
  term: string;
  skills: readonly string[];
}

interface DovetailProps extends ComponentProps<'dl'> {
  teach: Half;
  learn: Half;
}

/**
 * What two members swap, as two filled lanes that lock; a swap that works one way is a single tinted lane. It fills its
 * container. The lanes keep their sides in right-to-left text.
 */
export function Dovetail({ teach, learn, className, ...rest }: DovetailProps) {
  const isPair = teach.skills.length > 0 && learn.skills.length > 0;
  if (!isPair && teach.skills.length === 0 && learn.skills.length === 0) return null;
  return (
    <dl
      data-slot="dovetail"
      className={cx('isolate grid rtl:[direction:ltr]', isPair && 'grid-cols-2', className)}
      {...rest}
    >
      {teach.skills.length > 0 ? (
        <Lane
          half={teach}
          Arrow={ArrowRight}
          className={cx(
            'rounded-lane-teach-panel pr-8 pl-5',
            isPair
              ? 'z-1 bg-teach text-on-teach shadow-[0_0_0_3px_var(--color-surface)]'
              : 'mr-4 bg-teach-tint text-teach-ink',
          )}
        />
      ) : null}
      {learn.skills.length > 0 ? (
        <Lane
          half={learn}
          Arrow={ArrowLeft}
          className={cx(
            'pr-4',
            isPair
              ? '-ml-14 bg-learn pl-18 text-on-learn'
              : 'ml-4 rounded-lane-learn-panel bg-learn-tint pl-8 text-learn-ink',
          )}
        />
      ) : null}
    </dl>
  );
}

interface LaneProps {
  half: Half;
  Arrow: typeof ArrowLeft;
  className: string;
}

function Lane({ half: { term, skills }, Arrow, className }: LaneProps) {
  const [first, ...others] = skills;
  return (
    <div className={cx('grid min-h-26 min-w-0 content-center gap-1 py-3 rtl:[direction:rtl]', className)}>
      <dt className="flex items-center gap-1.5 text-cap font-semibold">
        <Arrow aria-hidden="true" className="size-4 flex-none" />
        {term}
      </dt>
      <dd dir="auto" className="type-h4 leading-tight wrap-anywhere">
        {first}
      </dd>
      {others.length > 0 ? <dd className="text-cap wrap-anywhere">{`and ${others.join(', ')}`}</dd> : null}
    </div>
  );
}
