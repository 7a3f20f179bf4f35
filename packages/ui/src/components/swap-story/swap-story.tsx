import { msg, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Seat } from '../../lib/sessions/loop-words.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { SwapLoop } from '../swap-loop/swap-loop.tsx';

/** A seat whose member says something; empty words have no lane. */
export type StorySeat = Seat & { words: string };

interface SwapStoryProps extends ComponentProps<'div'> {
  /** Two members who teach each other; by default an invented example. */
  pair?: readonly [StorySeat, StorySeat] | null | undefined;
}

const captions = [
  [msg`Say both halves`, msg`List what you can teach and what you want to learn. One of each is enough.`],
  [msg`Find your other half`, msg`We show you people whose lists mirror yours.`],
  [msg`Meet and trade`, msg`Pick a time, open the video link, teach an hour and learn an hour.`],
] as const;

const exampleOf = () => [seatOf('Inês', t`Portuguese`), seatOf('Tomasz', 'Python')] as const;

/** How a swap works: a loop between two members with what they say, and three steps as its captions. */
export function SwapStory({ pair, className, ...rest }: SwapStoryProps) {
  const seats = pair ?? exampleOf();
  const spoken = seats.filter(({ words }) => words !== '');
  return (
    <div data-slot="swap-story" className={cx('grid grid-cols-[minmax(0,1fr)] gap-8', className)} {...rest}>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-center gap-8 overflow-clip rounded-card border border-line bg-surface py-8',
          spoken.length > 0 && 'lg:grid-cols-2 lg:py-12',
        )}
      >
        <div className="px-6">
          <SwapLoop seats={seats} isOwn={false} className="mx-auto" />
        </div>
        {spoken.length > 0 ? (
          <div className="grid gap-4">
            {seats.map((seat, index) =>
              seat.words === '' ? null : <Said key={seat.member._id} seat={seat} side={sides[index]} />,
            )}
          </div>
        ) : null}
      </div>
      <ol className="grid gap-6 lg:grid-cols-3">
        {captions.map(([title, text], index) => (
          <li key={title.id} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 flex-none place-items-center rounded-full border-2 border-ink font-display leading-none font-bold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="type-h4 mt-1 mb-2">{i18n._(title)}</h3>
              <p className="max-w-[36ch] text-ink-2">{i18n._(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const sides = ['teach', 'learn'] as const;

/** A member's words as a lane of a chat: the first runs in from the start of the line, the answer from its end. */
function Said({ seat, side = 'teach' }: { seat: StorySeat; side: (typeof sides)[number] | undefined }) {
  const { member, words } = seat;
  const isTeach = side === 'teach';
  return (
    <figure
      className={cx(
        'flex items-center gap-4 py-4',
        isTeach
          ? 'me-8 rounded-lane-teach-panel bg-teach-tint ps-6 pe-8 text-teach-ink'
          : 'ms-8 flex-row-reverse rounded-lane-learn-panel bg-learn-tint ps-8 pe-6 text-learn-ink',
      )}
    >
      <Avatar id={member._id} name={member.name} src={member.photo} size="sm" decorative className="shrink-0" />
      <div className="min-w-0 grow-1">
        <figcaption dir="auto" className="text-cap font-semibold">
          {firstName(member.name)}
        </figcaption>
        <blockquote dir="auto" className="line-clamp-4 text-small wrap-anywhere">
          {words}
        </blockquote>
      </div>
    </figure>
  );
}

function seatOf(name: string, skill: string): StorySeat {
  return { member: { _id: name, name, photo: '', rating: 0 }, gives: { _id: skill, name: skill }, words: '' };
}
