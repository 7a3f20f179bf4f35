import { Art, type ArtProps } from './art.tsx';
import { Lane, OpenLane } from './lane.tsx';

export function LostArt(props: ArtProps) {
  return (
    <Art {...props}>
      <Lane x={0} y={18} length={150} height={34} heading="right" className="fill-teach" />
      <Lane x={58} y={58} length={150} height={34} heading="left" className="fill-learn" />
      <OpenLane x={-4} y={98} length={104} height={34} heading="right" className="stroke-line-strong" />
      <circle cx={164} cy={108} r={24} strokeWidth={6} className="stroke-ink" />
      <path d="M181 125l18 17" strokeWidth={9} strokeLinecap="round" className="stroke-ink" />
    </Art>
  );
}
