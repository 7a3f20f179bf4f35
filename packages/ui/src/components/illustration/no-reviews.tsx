import { Art, type ArtProps } from './art.tsx';
import { Lane, OpenLane } from './lane.tsx';

const STAR = 'M0 0l5 9.9 10.9 1.5-7.9 7.6 1.9 10.8-9.9-5.2-9.9 5.2 1.9-10.8-7.9-7.6 10.9-1.5z';

export function NoReviewsArt(props: ArtProps) {
  return (
    <Art {...props}>
      <Lane x={0} y={16} length={184} height={62} heading="right" className="fill-sunken" />
      {[34, 70, 106, 142].map((x) => (
        <path
          key={x}
          d={STAR}
          transform={`translate(${x} 31)`}
          strokeWidth={2.5}
          strokeLinejoin="round"
          className="stroke-line-strong"
        />
      ))}
      <OpenLane x={52} y={92} length={154} height={44} heading="left" className="stroke-learn" />
    </Art>
  );
}
