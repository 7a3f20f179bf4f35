import { plural, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { skillName } from '../../lib/skill-name.ts';

interface ProfilePanesProps extends ComponentProps<'div'> {
  skillsOffered: readonly string[];
  skillsRequested: readonly string[];
  /** 'Skills' on another member's profile, 'My Skills' on one's own. */
  teachTitle?: string;
  /** 'Looking to Learn' on another member's profile, 'Skills I Want to Learn' on one's own. */
  learnTitle?: string;
  /** Skills of the two lists that the viewer wants to learn, and teaches. They come first and are marked. */
  match?: { readonly learn: readonly string[]; readonly teach: readonly string[] } | undefined;
  /** How well the member knows a skill of each list, by its name. */
  levels?: { readonly teach: ReadonlyMap<string, string>; readonly learn: ReadonlyMap<string, string> } | undefined;
}

/**
 * Offered and wanted skills as two interlocking panes; needs the canvas colour as its background.
 */
export function ProfilePanes({
  skillsOffered,
  skillsRequested,
  teachTitle = t`Skills`,
  learnTitle = t`Looking to Learn`,
  match,
  levels,
  className,
  ...rest
}: ProfilePanesProps) {
  return (
    <div data-slot="profile-panes" className={cx('@container', className)} {...rest}>
      <div className="isolate grid gap-1.5 @xl:grid-cols-2 @xl:gap-2">
        <Pane
          title={teachTitle}
          skills={skillsOffered}
          matched={match?.learn}
          mark={t`You want this`}
          levels={levels?.teach}
          markClassName="bg-teach-tint text-teach-ink"
          icon={<ArrowRight aria-hidden="true" className="size-5 flex-none" />}
          className={cx(
            'rounded-[20px_20px_8px_8px] bg-teach px-6 pt-5.5 pb-17 text-on-teach',
            '@xl:rounded-s-[24px] @xl:rounded-e-[8px] @xl:py-7 @xl:ps-8 @xl:pe-18',
          )}
        >
          <Tongue lane="teach" />
        </Pane>
        <Pane
          title={learnTitle}
          skills={skillsRequested}
          matched={match?.teach}
          mark={t`You teach this`}
          levels={levels?.learn}
          markClassName="bg-learn-tint text-learn-ink"
          icon={<ArrowLeft aria-hidden="true" className="size-5 flex-none" />}
          className={cx(
            'rounded-[8px_8px_20px_20px] bg-learn px-6 pt-19 pb-7 text-on-learn',
            '@xl:rounded-s-[8px] @xl:rounded-e-[24px] @xl:py-7 @xl:ps-22 @xl:pe-8',
          )}
        >
          <Tongue lane="learn" />
        </Pane>
      </div>
    </div>
  );
}

/** The tongues point down and up when stacked, forward and back side by side. */
const TONGUE = {
  teach: {
    halo: cx(
      'start-4.5 top-full h-14.5 w-29 rounded-b-full',
      '@xl:start-full @xl:top-5 @xl:h-32 @xl:w-16 @xl:rounded-s-none @xl:rounded-e-full',
    ),
    shape: cx(
      'start-6 top-[calc(100%-2px)] h-13.5 w-26 rounded-b-full bg-teach',
      '@xl:start-[calc(100%-2px)] @xl:top-7 @xl:h-28 @xl:w-14.5 @xl:rounded-s-none @xl:rounded-e-full',
    ),
  },
  learn: {
    halo: cx(
      'end-4.5 bottom-full h-14.5 w-29 rounded-t-full',
      '@xl:end-full @xl:bottom-5 @xl:h-32 @xl:w-16 @xl:rounded-s-full @xl:rounded-e-none',
    ),
    shape: cx(
      'end-6 bottom-[calc(100%-2px)] h-13.5 w-26 rounded-t-full bg-learn',
      '@xl:end-[calc(100%-2px)] @xl:bottom-7 @xl:h-28 @xl:w-14.5 @xl:rounded-s-full @xl:rounded-e-none',
    ),
  },
} as const;

/** Half circle that extends into the other pane. It overlaps its own pane by 2 px, which hides a subpixel gap. */
function Tongue({ lane }: { lane: keyof typeof TONGUE }) {
  return (
    <>
      <span aria-hidden="true" className={cx('absolute z-raised bg-canvas', TONGUE[lane].halo)} />
      <span aria-hidden="true" className={cx('absolute z-raised', TONGUE[lane].shape)} />
    </>
  );
}

interface PaneProps extends ComponentProps<'section'> {
  title: string;
  skills: readonly string[];
  icon: ReactNode;
  matched: readonly string[] | undefined;
  mark: string;
  markClassName: string;
  levels: ReadonlyMap<string, string> | undefined;
}

/** More skills than this are rendered in a smaller size. */
const LARGE_TEXT_LIMIT = 6;

/** Skills of a pane before "show all". */
const FOLD_LIMIT = 8;

function Pane(props: PaneProps) {
  const { title, skills, icon, matched = [], mark, markClassName, levels, className, ...others } = props;
  const { children, ...rest } = others;
  const titleId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const sorted = [...matched, ...skills.filter((skill) => !matched.includes(skill))];
  const shown = isUnfolded ? sorted : sorted.slice(0, FOLD_LIMIT);
  return (
    <section aria-labelledby={titleId} className={cx('relative min-w-0 @xl:min-h-75', className)} {...rest}>
      <div className="mb-4.5 flex items-center gap-2.5">
        {icon}
        <h2 id={titleId} className="font-text text-control font-semibold tracking-normal">
          {title}
        </h2>
      </div>
      {skills.length > 0 ? (
        <ul
          aria-labelledby={titleId}
          className={cx(
            // The line height is less than the gap, so that wrapped skills stay together.
            'grid font-display font-bold tracking-tight wrap-anywhere',
            shown.length > LARGE_TEXT_LIMIT
              ? 'gap-y-1.5 text-h4 leading-tight'
              : 'gap-y-[0.4em] text-h3 leading-[1.02]',
          )}
        >
          {shown.map((skill) => (
            <li key={skill}>
              <bdi>{skillName(skill)}</bdi>
              {levels?.has(skill) ? (
                <span className="ms-2 font-text text-small font-normal tracking-normal">{levels.get(skill)}</span>
              ) : null}
              {matched.includes(skill) ? (
                <>
                  {' '}
                  <span
                    className={cx(
                      'inline-block rounded-chip px-2 py-1 align-middle font-text text-cap font-semibold tracking-normal',
                      markClassName,
                    )}
                  >
                    {mark}
                  </span>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t`No information available`}</p>
      )}
      {sorted.length > FOLD_LIMIT ? (
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-describedby={titleId}
          className="mt-2 min-h-11 cursor-pointer font-semibold underline"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t`Show fewer` : plural(sorted.length - FOLD_LIMIT, { other: '+ # more' })}
        </button>
      ) : null}
      {children}
    </section>
  );
}
