import { t } from '@lingui/core/macro';
import { Lane, lanePath } from '../illustration/lane.tsx';

/** The right hand is the left one rotated about the middle. */
const HALF_TURN = 'rotate(180 720 240)';
const FINGER_HEIGHT = 44;
const GAP = 6;

/** Upper edge and tip of each finger of the left hand, in viewBox units. */
const FINGERS = [
  { y: 43, tip: 980 },
  { y: 143, tip: 1044 },
  { y: 243, tip: 1022 },
  { y: 343, tip: 952 },
] as const;

const PALM =
  'M440 43H338C276 43 240 68 208 94C184 114 152 124 112 124H-900V306H112C160 306 190 330 220 352' +
  'C250 375 282 387 338 387H440Z';

const offeredTexts = () => [t`Sourdough`, t`Portuguese`, t`Bike repair`, t`Guitar`];
const wantedTexts = () => [t`Python`, t`Watercolor`, t`Chess`, t`Sign language`];

const ENTRANCE = 'transition-[translate] duration-700';
const FROM_LEFT = `${ENTRANCE} starting:-translate-x-14`;
const FROM_RIGHT = `${ENTRANCE} starting:translate-x-14`;

/** Two hands with interlocking fingers: skills offered in pine, skills wanted in marigold. */
export function Hands() {
  return (
    <svg
      data-slot="hero-hands"
      viewBox="-130 16 1700 448"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t`Two hands with interlocking fingers. The green hand offers sourdough, Portuguese, bike repair and guitar; the yellow hand asks for Python, watercolor, chess and sign language.`}
      // On a phone, as much of it as shows every fingertip.
      className="block h-[clamp(198px,62vw,300px)] w-full rtl:-scale-x-100 lg:h-[clamp(300px,26.3vw,520px)]"
    >
      <g className={FROM_LEFT}>
        <path d={PALM} className="fill-teach" />
      </g>
      <g className={FROM_RIGHT}>
        <path d={PALM} transform={HALF_TURN} className="fill-learn" />
        <Notches transform={HALF_TURN} />
      </g>
      <g className={FROM_LEFT}>
        <Notches />
      </g>
      <g className={FROM_RIGHT}>
        <g transform={HALF_TURN}>
          <Fingers skin="fill-learn" cuff="fill-teach" />
        </g>
        <Labels words={wantedTexts()} x={712} baseline={123} className="fill-on-learn" />
      </g>
      <g className={FROM_LEFT}>
        <Fingers skin="fill-teach" cuff="fill-learn" />
        <Labels words={offeredTexts()} x={728} baseline={73} className="fill-on-teach" />
      </g>
    </svg>
  );
}

/** Gaps around the fingers that lie on the other palm. */
function Notches({ transform }: { transform?: string }) {
  return (
    <g className="fill-canvas" {...(transform ? { transform } : {})}>
      {FINGERS.map(({ y, tip }) => (
        <Lane
          key={y}
          x={700}
          y={y - GAP}
          length={Math.max(1038, tip + GAP) - 700}
          height={FINGER_HEIGHT + GAP * 2}
          heading="right"
        />
      ))}
    </g>
  );
}

function Fingers({ skin, cuff }: { skin: string; cuff: string }) {
  return (
    <>
      <g className={skin}>
        {FINGERS.map(({ y, tip }) => (
          <Lane key={y} x={400} y={y} length={tip - 400} height={FINGER_HEIGHT} heading="right" />
        ))}
      </g>
      <g className="fill-on-teach opacity-35">
        {FINGERS.map(({ y, tip }) => (
          <path key={y} d={nail(tip - 43, y + 6, 16)} />
        ))}
      </g>
      <g transform="translate(262 124) rotate(-17)">
        <path d={lanePath({ x: 0, y: -27, length: 253, height: 54, heading: 'right' })} className={skin} />
        <path
          d="M92-30H226a30 30 0 0 1 0 60H116"
          fill="none"
          strokeWidth={GAP}
          strokeLinecap="round"
          className="stroke-canvas"
        />
        <path d={nail(208, -18, 18)} className="fill-on-teach opacity-35" />
      </g>
      <rect
        x={-900}
        y={108}
        width={956}
        height={214}
        className="fill-[light-dark(var(--color-ink),var(--color-line))]"
      />
      <rect x={48} y={96} width={48} height={238} rx={10} className={cuff} />
    </>
  );
}

function nail(x: number, y: number, radius: number): string {
  const straight = 2 * radius - 10;
  return `M${x} ${y + 5}a5 5 0 0 1 5-5h12a${radius} ${radius} 0 0 1 0 ${2 * radius}h-12a5 5 0 0 1-5-5v${-straight}z`;
}

interface LabelsProps {
  words: readonly string[];
  x: number;
  baseline: number;
  className: string;
}

function Labels({ words, x, baseline, className }: LabelsProps) {
  return (
    <g textAnchor="middle" fontSize={25} className={`font-display font-bold ${className}`}>
      {words.map((word, index) => (
        // In a mirrored drawing the words are turned back, each about its own middle.
        <text
          key={word}
          x={x}
          y={baseline + index * 100}
          className="rtl:origin-center rtl:-scale-x-100 [transform-box:fill-box]"
        >
          {word}
        </text>
      ))}
    </g>
  );
}
