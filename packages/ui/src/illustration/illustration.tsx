import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Lane } from './lane.tsx';

type ArtProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

/** The drawing sheet that all illustrations share. They are decoration: the words beside them say it all. */
function Art({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="illustration"
      viewBox="0 0 208 152"
      fill="none"
      aria-hidden="true"
      className={cx('block h-auto w-[clamp(120px,18vw,208px)]', className)}
      {...rest}
    />
  );
}

/** A lane that is still open: someone could take it. */
function OpenLane({ className, ...lane }: ComponentProps<typeof Lane>) {
  return <Lane strokeWidth={3} strokeDasharray="7 6" className={className} {...lane} />;
}

/** A calendar with a free slot: there are no events. */
export function NoEventsArt(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x={14} y={18} width={180} height={126} rx={14} className="fill-sunken" />
      <path d="M14 48V32a14 14 0 0 1 14-14h152a14 14 0 0 1 14 14v16z" className="fill-ink" />
      <path d="M60 6v22M148 6v22" strokeWidth={16} strokeLinecap="round" className="stroke-canvas" />
      <path d="M60 6v22M148 6v22" strokeWidth={6} strokeLinecap="round" className="stroke-ink" />
      <Lane x={0} y={62} length={121} height={34} heading="right" className="fill-teach" />
      <OpenLane x={85} y={104} length={124} height={29} heading="left" className="stroke-learn" />
    </Art>
  );
}

/** One half of a pair beside an empty place: nobody is here yet. */
export function NoPeopleArt(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M98 8a64 64 0 0 0 0 128z" className="fill-teach" />
      <circle cx={66} cy={60} r={15} className="fill-on-teach" />
      <path d="M40 104a26 22 0 0 1 52 0z" className="fill-on-teach" />
      <path d="M110 20a64 64 0 0 1 0 128z" strokeWidth={3} strokeDasharray="7 6" className="stroke-learn" />
      <circle cx={139} cy={72} r={15} className="fill-learn-tint" />
      <path d="M113 116a26 22 0 0 1 52 0z" className="fill-learn-tint" />
    </Art>
  );
}

/** A speech lane with a row of stars to fill: there are no reviews. */
export function NoReviewsArt(props: ArtProps) {
  return (
    <Art {...props}>
      <Lane x={0} y={16} length={184} height={62} heading="right" className="fill-sunken" />
      {[34, 70, 106, 142].map((x, index) => (
        <path
          key={x}
          d={`M${x} 31l5 9.900 10.900 1.500-7.900 7.600 1.900 10.800-9.900-5.200-9.900 5.200 1.900-10.800-7.900-7.600 10.900-1.500z`}
          strokeWidth={2.5}
          strokeLinejoin="round"
          className={index === 0 ? 'fill-ink stroke-ink' : 'stroke-line-strong'}
        />
      ))}
      <OpenLane x={52} y={92} length={154} height={44} heading="left" className="stroke-learn" />
    </Art>
  );
}

/** Two lanes that missed each other: something failed. */
export function BrokenLaneArt(props: ArtProps) {
  return (
    <Art {...props}>
      <Lane x={0} y={32} length={92} height={40} heading="right" className="fill-teach" />
      <Lane x={116} y={80} length={92} height={40} heading="left" className="fill-learn" />
      <path d="M88 116l32-80" strokeWidth={7} strokeLinecap="round" className="stroke-danger" />
    </Art>
  );
}

/** An empty pair of message lanes: nothing has been said. */
export function EmptyChatArt(props: ArtProps) {
  return (
    <Art {...props}>
      <Lane x={0} y={20} length={132} height={46} heading="right" className="fill-sunken" />
      <Lane x={64} y={80} length={144} height={46} heading="left" className="fill-teach" />
      {[100, 124, 148].map((cx) => (
        <circle key={cx} cx={cx} cy={103} r={6} className="fill-on-teach" />
      ))}
      <path d="M24 43h64" strokeWidth={6} strokeLinecap="round" className="stroke-line-strong" />
    </Art>
  );
}

/** A camera whose picture waits for its two lanes: there are no sessions. */
export function NoSessionsArt(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x={14} y={18} width={136} height={116} rx={16} className="fill-sunken" />
      <path d="M158 62l30-20a4 4 0 0 1 6 3.500v61a4 4 0 0 1-6 3.500l-30-20z" className="fill-ink" />
      <Lane x={0} y={42} length={112} height={30} heading="right" className="fill-teach" />
      <OpenLane x={52} y={82} length={98} height={28} heading="left" className="stroke-learn" />
      <circle cx={132} cy={36} r={6} className="fill-danger" />
    </Art>
  );
}

/** A street that forks around a hole: the page is not there. */
export function LostArt(props: ArtProps) {
  return (
    <Art {...props}>
      <Lane x={0} y={18} length={150} height={34} heading="right" className="fill-teach" />
      <Lane x={58} y={58} length={150} height={34} heading="left" className="fill-learn" />
      <OpenLane x={-4} y={98} length={104} height={34} heading="right" className="stroke-line-strong" />
      <circle cx={168} cy={116} r={24} strokeWidth={6} className="stroke-ink" />
      <path d="M185 133l18 16" strokeWidth={9} strokeLinecap="round" className="stroke-ink" />
    </Art>
  );
}

/** Two hands that meet over a shared hour: a welcome at the door. */
export function WelcomeArt(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x={0} y={50} width={18} height={56} rx={4} className="fill-ink" />
      <rect x={190} y={50} width={18} height={56} rx={4} className="fill-ink" />
      <path d="M18 58h16c14 0 20-18 40-18h24v76H74c-20 0-26-18-40-18H18z" className="fill-teach" />
      <path d="M190 58h-16c-14 0-20-18-40-18h-24v76h24c20 0 26-18 40-18h16z" className="fill-learn" />
      {[38, 78].map((y) => (
        <g key={y}>
          <Lane x={64} y={y - 3} length={94} height={24} heading="right" className="fill-canvas" />
          <Lane x={64} y={y} length={88} height={18} heading="right" className="fill-teach" />
          <Lane x={50} y={y + 17} length={94} height={24} heading="left" className="fill-canvas" />
          <Lane x={56} y={y + 20} length={88} height={18} heading="left" className="fill-learn" />
        </g>
      ))}
    </Art>
  );
}
