import { Lane, type LaneShape, lanePath } from './lane.tsx';

/** A dashed lane, open at its start. */
function OpenLane({ className, ...lane }: LaneShape & { className: string }) {
  const outline = lanePath(lane).replace(/z$/, '');
  return <path d={outline} strokeWidth={3} strokeDasharray="7 6" className={className} />;
}

export function NoEvents() {
  return (
    <>
      <rect x={14} y={18} width={180} height={126} rx={14} className="fill-sunken" />
      <path d="M14 48V32a14 14 0 0 1 14-14h152a14 14 0 0 1 14 14v16z" className="fill-ink" />
      <path d="M60 6v22M148 6v22" strokeWidth={16} strokeLinecap="round" className="stroke-canvas" />
      <path d="M60 6v22M148 6v22" strokeWidth={6} strokeLinecap="round" className="stroke-ink" />
      <Lane x={0} y={62} length={121} height={34} heading="right" className="fill-teach" />
      <OpenLane x={85} y={104} length={124} height={29} heading="left" className="stroke-learn" />
    </>
  );
}

export function NoPeople() {
  return (
    <>
      <path d="M98 8a64 64 0 0 0 0 128z" className="fill-teach" />
      <circle cx={66} cy={60} r={15} className="fill-on-teach" />
      <path d="M40 104a26 22 0 0 1 52 0z" className="fill-on-teach" />
      <path d="M110 20a64 64 0 0 1 0 128z" strokeWidth={3} strokeDasharray="7 6" className="stroke-learn" />
      <circle cx={139} cy={72} r={15} className="fill-learn-tint" />
      <path d="M113 116a26 22 0 0 1 52 0z" className="fill-learn-tint" />
    </>
  );
}

const STAR = 'M0 0l5 9.9 10.9 1.5-7.9 7.6 1.9 10.8-9.9-5.2-9.9 5.2 1.9-10.8-7.9-7.6 10.9-1.5z';

export function NoReviews() {
  return (
    <>
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
    </>
  );
}

export function EmptyChat() {
  return (
    <>
      <Lane x={0} y={20} length={132} height={46} heading="right" className="fill-sunken" />
      <Lane x={64} y={80} length={144} height={46} heading="left" className="fill-teach" />
      {[100, 124, 148].map((cx) => (
        <circle key={cx} cx={cx} cy={103} r={6} className="fill-on-teach" />
      ))}
      <path d="M24 43h64" strokeWidth={6} strokeLinecap="round" className="stroke-line-strong" />
    </>
  );
}

export function NoSessions() {
  return (
    <>
      <rect x={14} y={18} width={136} height={116} rx={16} className="fill-sunken" />
      <path d="M158 62l30-20a4 4 0 0 1 6 3.500v61a4 4 0 0 1-6 3.500l-30-20z" className="fill-ink" />
      <Lane x={0} y={42} length={112} height={30} heading="right" className="fill-teach" />
      <OpenLane x={52} y={82} length={98} height={28} heading="left" className="stroke-learn" />
      <circle cx={132} cy={36} r={6} className="fill-danger" />
    </>
  );
}

export function Lost() {
  return (
    <>
      <Lane x={0} y={18} length={150} height={34} heading="right" className="fill-teach" />
      <Lane x={58} y={58} length={150} height={34} heading="left" className="fill-learn" />
      <OpenLane x={-4} y={98} length={104} height={34} heading="right" className="stroke-line-strong" />
      <circle cx={164} cy={108} r={24} strokeWidth={6} className="stroke-ink" />
      <path d="M181 125l18 17" strokeWidth={9} strokeLinecap="round" className="stroke-ink" />
    </>
  );
}
