import type { SVGProps } from 'react';

/** Direction of a lane: right means teach, left means learn. */
type Heading = 'right' | 'left';

/** Position and size in viewBox units. `x` is always the left end. */
export interface LaneShape {
  x: number;
  y: number;
  length: number;
  height: number;
  heading: Heading;
}

/** Returns the SVG path of a lane. One shorter than half its height is a half circle. */
export function lanePath({ x, y, length, height, heading }: LaneShape): string {
  const radius = height / 2;
  const straight = Math.max(length - radius, 0);
  return heading === 'right'
    ? `M${x} ${y}h${straight}a${radius} ${radius} 0 0 1 0 ${height}h${-straight}z`
    : `M${x + length} ${y}h${-straight}a${radius} ${radius} 0 0 0 0 ${height}h${straight}z`;
}

type LaneProps = LaneShape & Omit<SVGProps<SVGPathElement>, keyof LaneShape | 'd'>;

/** A lane inside an SVG. Set its color with `className`. */
export function Lane({ x, y, length, height, heading, ...rest }: LaneProps) {
  return <path d={lanePath({ x, y, length, height, heading })} {...rest} />;
}

/** A dashed lane, open at its start. */
export function OpenLane({ className, ...lane }: LaneShape & { className: string }) {
  const outline = lanePath(lane).replace(/z$/, '');
  return <path d={outline} strokeWidth={3} strokeDasharray="7 6" className={className} />;
}
