import type { SkillRef } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';

interface SessionLanesProps {
  /** The skill that the member teaches. */
  mine: SkillRef | null;
  /** The skill that the other member teaches. */
  theirs: SkillRef | null;
  /** The two have not agreed: their lanes keep a distance. */
  isApart: boolean;
  /** The lanes close as they appear. */
  isFresh: boolean;
}

/** What is taught and learned, as two lanes that meet. They keep their sides in right-to-left text. */
export function SessionLanes({ mine, theirs, isApart, isFresh }: SessionLanesProps) {
  if (!mine && !theirs) return null;
  const isPair = mine !== null && theirs !== null;
  const isMet = isPair && !isApart;
  return (
    <dl
      data-slot="session-lanes"
      data-apart={isApart || undefined}
      className={cx(
        'grid isolate text-small rtl:[direction:ltr]',
        isPair ? 'grid-cols-2' : 'justify-items-start',
        isPair && isApart && 'gap-4',
      )}
    >
      {mine ? (
        <Lane
          term="You teach"
          skill={mine.name}
          className={cx(
            'bg-teach-tint ps-3 pe-4 text-teach-ink',
            'rounded-lane-teach',
            isMet && 'z-1 shadow-[0_0_0_3px_var(--color-surface)]',
            isFresh && 'animate-dovetail-right',
          )}
        />
      ) : null}
      {theirs ? (
        <Lane
          term="You learn"
          skill={theirs.name}
          className={cx(
            'bg-learn-tint text-learn-ink',
            isMet ? '-ml-5 rounded-ctl pr-3 pl-9' : 'rounded-lane-learn ps-4 pe-3',
            isFresh && 'animate-dovetail-left',
          )}
        />
      ) : null}
    </dl>
  );
}

function Lane({ term, skill, className }: { term: string; skill: string; className: string }) {
  return (
    <div className={cx('min-w-0 py-2 rtl:[direction:rtl]', className)}>
      <dt className="text-cap">{term}</dt>
      <dd dir="auto" className="leading-snug font-semibold wrap-anywhere">
        {skill}
      </dd>
    </div>
  );
}
