import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';

interface Step {
  title: string;
  text: string;
  art: ReactNode;
}

const STEPS: readonly Step[] = [
  {
    title: 'Say both halves',
    text: 'List what you can teach and what you want to learn. One of each is enough.',
    art: <TwoHalves />,
  },
  {
    title: 'Find your other half',
    text: 'We show you people whose lists mirror yours.',
    art: <OnePair />,
  },
  {
    title: 'Meet and trade',
    text: 'Pick a time, open the video link, teach an hour and learn an hour.',
    art: <OneMeeting />,
  },
];

/** The three steps of a swap; pictures are hidden from screen readers. */
export function SwapSteps({ className, ...rest }: ComponentProps<'ol'>) {
  return (
    <ol
      data-slot="swap-steps"
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-3 lg:gap-6', className)}
      {...rest}
    >
      {STEPS.map(({ title, text, art }, index) => (
        <li key={title} className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-6">
          <div
            aria-hidden="true"
            className="relative h-54 overflow-hidden rounded-card bg-sunken leading-tight select-none"
          >
            {art}
          </div>
          <div className="flex gap-4 pt-5 pe-2 sm:max-lg:pt-0">
            <span
              aria-hidden="true"
              className={cx(
                'grid size-9 flex-none place-items-center rounded-full border-2 border-ink',
                'font-display font-bold leading-none',
              )}
            >
              {index + 1}
            </span>
            <div>
              <h3 className="mt-1 mb-2">{title}</h3>
              <p className="max-w-[30ch] text-ink-2 sm:max-lg:max-w-[36ch]">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function TwoHalves() {
  return (
    <div className="grid h-full content-center gap-2">
      <p className="mr-[22%] grid rounded-r-full bg-teach pt-3 pr-8 pb-3.5 pl-6 text-on-teach">
        <span className="text-cap">I can teach</span>
        <span className="font-display text-[1.625rem] font-bold tracking-tight">Portuguese</span>
      </p>
      <p className="ml-[22%] grid rounded-l-full bg-learn pt-3 pr-8 pb-3.5 pl-9 text-on-learn">
        <span className="text-cap">I want to learn</span>
        <span className="font-display text-[1.625rem] font-bold tracking-tight">Python</span>
      </p>
    </div>
  );
}

function OnePair() {
  const half = 'relative grid h-42 w-21 place-content-center justify-items-center gap-2 font-display font-bold';
  return (
    <div className="flex h-full items-center justify-center gap-1.5 text-cap">
      <div className={cx(half, '-top-5 rounded-l-full bg-teach text-on-teach')}>
        <Avatar id="step-ines" name="Inês Carvalho" size="lg" decorative />
        Inês
      </div>
      <div className={cx(half, 'top-5 rounded-r-full bg-learn text-on-learn')}>
        <Avatar id="step-tomasz" name="Tomasz Wilk" size="lg" decorative />
        Tomasz
      </div>
    </div>
  );
}

function OneMeeting() {
  return (
    <div className="grid h-full content-center gap-1.5 text-small">
      <div className="mx-6 mb-2.5">
        <p className="font-display text-[1.375rem] font-bold tracking-tight">Thu, Nov 26</p>
        <p className="text-cap text-ink-2">7:00 PM UTC · 8:00 PM your time</p>
      </div>
      <p className="w-2/3 rounded-r-full bg-teach px-6 py-2.5 text-on-teach">
        <strong>60 min</strong> you teach
      </p>
      <p className="ml-auto w-2/3 rounded-l-full bg-learn py-2.5 pr-6 pl-8 text-on-learn">
        <strong>60 min</strong> you learn
      </p>
    </div>
  );
}
