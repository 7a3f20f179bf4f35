import { Art, type ArtProps } from './art.tsx';
import { Lane, OpenLane } from './lane.tsx';

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
