import { Art, type ArtProps } from './art.tsx';
import { Lane } from './lane.tsx';

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
