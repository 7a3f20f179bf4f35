import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ComponentProps, CSSProperties } from 'react';
import { loopWords, type Seat } from '../../lib/sessions/loop-words.ts';
import { skillName } from '../../lib/skill-name.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';

/** A point of the drawing, in its units: it is 380 wide and 244 high. In right-to-left text x counts from the right. */
type Point = readonly [x: number, y: number];

interface Layout {
  faces: readonly Point[];
  /** Position of a name: next to the face, inside the loop. */
  names: readonly { at: Point; align: 'start' | 'end' }[];
  /** From each seat to the next; the last leads to the first. */
  lanes: readonly { path: string; label: Point; width: number; arrow: 'right' | 'left' | 'down' | 'up' }[];
}

const layouts: Record<number, Layout> = {
  2: {
    faces: [
      [46, 122],
      [334, 122],
    ],
    names: [
      { at: [98, 122], align: 'start' },
      { at: [282, 122], align: 'end' },
    ],
    lanes: [
      { path: 'M46 122V110a76 76 0 0 1 76-76H258a76 76 0 0 1 76 76v12', label: [190, 34], width: 180, arrow: 'right' },
      { path: 'M334 122v12a76 76 0 0 1-76 76H122a76 76 0 0 1-76-76v-12', label: [190, 210], width: 180, arrow: 'left' },
    ],
  },
  3: {
    faces: [
      [46, 122],
      [334, 46],
      [334, 198],
    ],
    names: [
      { at: [98, 122], align: 'start' },
      { at: [284, 70], align: 'end' },
      { at: [284, 178], align: 'end' },
    ],
    lanes: [
      { path: 'M46 122V96a62 62 0 0 1 62-62H334', label: [188, 34], width: 190, arrow: 'right' },
      { path: 'M334 44V200', label: [232, 122], width: 160, arrow: 'down' },
      { path: 'M334 210H108a62 62 0 0 1-62-62V122', label: [188, 210], width: 190, arrow: 'left' },
    ],
  },
  4: {
    faces: [
      [46, 46],
      [334, 46],
      [334, 198],
      [46, 198],
    ],
    names: [
      { at: [98, 72], align: 'start' },
      { at: [282, 72], align: 'end' },
      { at: [282, 174], align: 'end' },
      { at: [98, 174], align: 'start' },
    ],
    lanes: [
      { path: 'M46 34H334', label: [190, 34], width: 190, arrow: 'right' },
      { path: 'M334 44V200', label: [216, 136], width: 190, arrow: 'down' },
      { path: 'M334 210H46', label: [190, 210], width: 190, arrow: 'left' },
      { path: 'M46 200V44', label: [164, 108], width: 190, arrow: 'up' },
    ],
  },
};

const arrows = { right: ArrowRight, left: ArrowLeft, down: ArrowDown, up: ArrowUp };

interface SwapLoopProps extends ComponentProps<'div'> {
  /** Two to four, the viewer first. Each teaches the next one, the last teaches the viewer. */
  seats: readonly Seat[];
  /** False for a loop of others: the first seat has its name, too. */
  isOwn?: boolean;
}

/** A swap drawn as a loop of lanes: what the viewer teaches is green, what they learn marigold, the others' lanes grey. */
export function SwapLoop({ seats, isOwn = true, className, ...rest }: SwapLoopProps) {
  const layout = layouts[seats.length];
  if (layout === undefined) return null;
  return (
    <div
      data-slot="swap-loop"
      role="img"
      aria-label={loopWords(seats, isOwn)}
      className={cx('relative isolate aspect-[380/244] w-full max-w-95', className)}
      {...rest}
    >
      <svg
        viewBox="0 0 380 244"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-[40] rtl:-scale-x-100"
      >
        {layout.lanes
          .map(({ path }, index) => <path key={path} d={path} className={trackOf(index, seats.length)} />)
          // The viewer's lanes lie over the others'.
          .toSorted((one) => (one.props.className === otherTrack ? -1 : 1))}
      </svg>
      {layout.lanes.map(({ label, width, arrow }, index) => (
        <Label key={arrow} at={label} width={width} arrow={arrow} tone={toneOf(index, seats.length, arrow)}>
          <bdi>{skillName(seats[index]?.gives.name ?? '')}</bdi>
        </Label>
      ))}
      {seats.map(({ member }, index) => (
        <span
          key={member._id}
          className="absolute flex aspect-square w-[22.2%] -translate-1/2 rounded-full ring-5 ring-surface rtl:translate-x-1/2"
          style={place(layout.faces[index])}
        >
          <Avatar id={member._id} name={member.name} src={member.photo} size="lg" decorative className="size-full" />
        </span>
      ))}
      {seats.map(({ member }, index) => (
        <span
          key={member._id}
          aria-hidden="true"
          className={cx(
            'absolute max-w-[30%] -translate-y-1/2 truncate text-cap font-semibold',
            layout.names[index]?.align === 'end' && '-translate-x-full rtl:translate-x-full',
          )}
          style={place(layout.names[index]?.at)}
        >
          <bdi>{isOwn && index === 0 ? t`You` : firstName(member.name)}</bdi>
        </span>
      ))}
    </div>
  );
}

const otherTrack = 'stroke-line forced-colors:stroke-[GrayText]';

function trackOf(index: number, seats: number): string {
  if (index === 0) return 'stroke-teach forced-colors:stroke-[CanvasText]';
  return index === seats - 1 ? 'stroke-learn forced-colors:stroke-[CanvasText]' : otherTrack;
}

/** Labels on a lane have the lane's ink; labels next to a vertical lane have the text color. */
function toneOf(index: number, seats: number, arrow: keyof typeof arrows): string {
  const isOnLane = arrow === 'right' || arrow === 'left';
  if (!isOnLane) return 'text-ink';
  if (index === 0) return 'text-on-teach';
  return index === seats - 1 ? 'text-on-learn' : 'text-ink';
}

interface LabelProps extends Pick<ComponentProps<'span'>, 'children'> {
  at: Point;
  width: number;
  arrow: keyof typeof arrows;
  tone: string;
}

function Label({ at, width, arrow, tone, children }: LabelProps) {
  const Arrow = arrows[arrow];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute z-raised flex -translate-1/2 items-center justify-center gap-1 rtl:translate-x-1/2',
        'text-small leading-none font-bold forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]',
        arrow === 'left' && 'flex-row-reverse',
        tone,
      )}
      style={{ ...place(at), width: `${(width / 380) * 100}%` }}
    >
      <span dir="auto" className="truncate py-1">
        {children}
      </span>
      <Arrow className="size-3.5 shrink-0" strokeWidth={2.5} />
    </span>
  );
}

function place(point: Point = [0, 0]): CSSProperties {
  const [x, y] = point;
  return { insetInlineStart: `${(x / 380) * 100}%`, top: `${(y / 244) * 100}%` };
}
