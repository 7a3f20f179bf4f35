import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { skillName } from '../../lib/skill-name.ts';

interface Side {
  /** The member's own skills. */
  all: readonly string[];
  /** The ones that count, at least one; all of them without a choice. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

interface SwapSentenceProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  want: Side;
  give: Side;
}

/** A search as a sentence, filled with the member's own skills: "I want [Portuguese] for [Python] [Git]". */
export function SwapSentence({ want, give, className, ...rest }: SwapSentenceProps) {
  return (
    <fieldset
      data-slot="swap-sentence"
      className={cx('flex min-w-0 flex-wrap items-center gap-2', className)}
      {...rest}
    >
      <legend className="sr-only">{t`Search for swaps`}</legend>
      <Trans>
        <span className="type-h4">I want</span> <Tokens side={want} look="learn" /> <span className="type-h4">for</span>{' '}
        <Tokens side={give} look="teach" />
      </Trans>
    </fieldset>
  );
}

function Tokens({ side: { all, chosen, onChange }, look }: { side: Side; look: 'teach' | 'learn' }) {
  const rest = all.length - chosen.length;
  return (
    <>
      {chosen.map((skill) => (
        <button
          key={skill}
          type="button"
          aria-label={t`Search without ${{ skill: skillName(skill) }}`}
          disabled={chosen.length === 1}
          onClick={() => onChange(chosen.filter((one) => one !== skill))}
          className={cx(
            'flex min-h-11 max-w-full items-center gap-2 px-4 text-small font-semibold forced-colors:border',
            look === 'learn'
              ? 'rounded-lane-learn bg-learn text-on-learn'
              : 'rounded-lane-teach bg-teach text-on-teach',
          )}
        >
          <span dir="auto" className="wrap-anywhere">
            {skillName(skill)}
          </span>
          {chosen.length === 1 ? null : <X aria-hidden="true" className="size-4 shrink-0" />}
        </button>
      ))}
      {rest > 0 ? (
        <button
          type="button"
          onClick={() => onChange(all)}
          className="min-h-11 rounded-ctl border border-dashed border-line-strong px-4 text-small font-semibold"
        >
          {t`+ any of my ${{ count: all.length }}`}
        </button>
      ) : null}
    </>
  );
}
