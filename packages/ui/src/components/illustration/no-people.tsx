import { Art, type ArtProps } from './art.tsx';

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
