import type { SVGProps } from 'react';

/** Which way a lane runs: right means teach, left means learn. */
export type Heading = 'right' | 'left';

/** A lane's place in the units of its drawing's viewBox. `x` is always the left end. */
export interface LaneShape {
  x: number;
  y: number;
  length: number;
  height: number;
  heading: Heading;
}

/**
 * The outline of one lane as SVG path data: square where it sets off, round where it heads. A lane shorter than its
 * own half height is drawn as that half circle, so that the outline never folds over itself.
 */
export function lanePath({ x, y, length, height, heading }: LaneShape): string {
  const radius = height / 2;
  const straight = Math.max(length - radius, 0);
  return heading === 'right'
    ? `M${x} ${y}h${straight}a${radius} ${radius} 0 0 1 0 ${height}h${-straight}z`
    : `M${x + length} ${y}h${-straight}a${radius} ${radius} 0 0 0 0 ${height}h${straight}z`;
}

type LaneProps = LaneShape & Omit<SVGProps<SVGPathElement>, keyof LaneShape | 'd'>;

/** One lane inside an SVG. The colour comes with `className`, so a drawing follows the theme. */
export function Lane({ x, y, length, height, heading, ...rest }: LaneProps) {
  return <path d={lanePath({ x, y, length, height, heading })} {...rest} />;
}
