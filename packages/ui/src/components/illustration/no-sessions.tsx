import { Art, type ArtProps } from './art.tsx';
import { Lane, OpenLane } from './lane.tsx';

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
