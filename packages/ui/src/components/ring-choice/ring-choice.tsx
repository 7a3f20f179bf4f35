import { t } from '@lingui/core/macro';
import type { Match, MatchFact } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { loopWords } from '../../lib/sessions/loop-words.ts';
import { skillName } from '../../lib/skill-name.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { andList } from '../../lib/texts/list-words.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { SwapLoop } from '../swap-loop/swap-loop.tsx';
import { FactWords } from '../swap-row/fact-words.tsx';
import { factsOf } from './ring-facts.ts';

interface RingChoiceProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Rings, best first, in which the viewer learns from the same member. */
  rings: readonly [Match, ...Match[]];
  /** Asks all members of a ring. */
  onAsk: (ring: Match) => void;
  /** Key of the ring that is being asked. */
  asking?: string | undefined;
  /** `MatchMenu` of a ring with this accessible name, or a component that loads it. */
  menu?: (ring: Match, label: string) => ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** Rings by the member from whom the viewer would learn: who closes it is a choice, and the drawing follows. */
export function RingChoice(props: RingChoiceProps) {
  const { rings, onAsk, asking, menu, headingLevel = 3, className, ...rest } = props;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const [key, setKey] = useState(rings[0].key);
  const ring = rings.find((one) => one.key === key) ?? rings[0];
  const title = titleOf(ring);
  return (
    <Card
      as="article"
      data-slot="ring-choice"
      aria-labelledby={nameId}
      className={cx('@container', className)}
      {...rest}
    >
      <div className="grid items-center gap-x-8 gap-y-4 p-5 @xl:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] @4xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <SwapLoop seats={ring.seats} className="mx-auto" />
        <div className="grid min-w-0 gap-4">
          <div className="grid gap-2">
            <div className="flex items-start justify-between gap-3">
              <Heading id={nameId} className="type-h4 wrap-break-word">
                {title}
              </Heading>
              <span className="-my-1.5 -me-2 flex shrink-0 items-center gap-1">
                {ring.isSaved ? <Badge tone="learn">{t`Saved`}</Badge> : null}
                {menu?.(ring, t`More for ${title}`)}
              </span>
            </div>
            <p className="text-ink-2 wrap-anywhere">
              {loopWords(ring.seats)} {t`One hour each.`}
            </p>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2 empty:hidden">
              {factsOf(ring).map((fact) => (
                <li key={typeof fact === 'string' ? fact : fact.text} className="wrap-anywhere">
                  <FactWords fact={fact} who={whoOf(ring, fact)} />
                </li>
              ))}
            </ul>
          </div>
          {rings.length > 1 ? <Closers rings={rings} value={ring.key} onChange={setKey} /> : null}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button pending={asking === ring.key} onClick={() => onAsk(ring)} aria-describedby={nameId}>
              {t`Ask ${{ names: namesOf(ring) }}`}
            </Button>
            <p className="text-small text-ink-2">
              {t`They see your note first. Nothing is agreed until all of you say yes.`}
            </p>
          </div>
        </div>
      </div>
    </Card>
  );
}

interface ClosersProps {
  rings: readonly Match[];
  value: string;
  onChange: (key: string) => void;
}

function Closers({ rings, value, onChange }: ClosersProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-small font-semibold text-ink-2">{t`Who closes it?`}</legend>
      <div className="flex flex-wrap gap-2">
        {rings.map((ring) => {
          const { member } = ring.seats[1] ?? { member: { _id: '', name: '', photo: '' } };
          return (
            <button
              key={ring.key}
              type="button"
              aria-pressed={ring.key === value}
              onClick={() => onChange(ring.key)}
              className={cx(
                'flex min-h-11 max-w-full items-center gap-2 rounded-full border p-1 pe-4 text-start text-small',
                ring.key === value ? 'border-transparent bg-ink text-canvas' : 'border-line-strong bg-surface',
              )}
            >
              <Avatar id={member._id} name={member.name} src={member.photo} size="xs" decorative />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{closersOf(ring)}</span>{' '}
                <bdi>{skillName(ring.seats[0]?.gives.name ?? '')}</bdi>
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The members between the viewer and their teacher: "Eleni", or "Eleni and Han". */
const closersOf = ({ seats }: Match) => andList(seats.slice(1, -1).map(({ member }) => firstName(member.name)));

/** The first name of the member that a fact is about. */
function whoOf({ seats }: Match, fact: MatchFact | string): string | undefined {
  const about = seats.find(({ member }) => typeof fact !== 'string' && member._id === fact.member);
  return about && firstName(about.member.name);
}

/** Everybody who is asked: "Eleni and June", "Eleni, Han, and June". */
const namesOf = ({ seats }: Match) => andList(seats.slice(1).map(({ member }) => firstName(member.name)));

/** Returns "Sourdough from June, through Eleni". */
function titleOf(ring: Match): string {
  const teacher = ring.seats.at(-1);
  const skill = skillName(teacher?.gives.name ?? '');
  const name = firstName(teacher?.member.name ?? '');
  return t`${skill} from ${name}, through ${{ others: closersOf(ring) }}`;
}
