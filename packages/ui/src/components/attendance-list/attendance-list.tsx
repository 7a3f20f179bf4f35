import { plural, t } from '@lingui/core/macro';
import type { AttendanceMark, Person } from '@skill-exchange/api-client/types';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';

interface AttendanceListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The participants; undefined while they load. */
  people: readonly Person[] | undefined;
  hrefOf: (person: Person) => string;
  /** Pressing a mark again takes it back. */
  onMark: (marks: AttendanceMark[]) => void;
  /** Takes the place of the list while it loads, or if that fails. */
  fallback?: ReactNode;
}

/** Who came to an event, for its hosts to mark. */
export function AttendanceList({ people, hrefOf, onMark, fallback, ...rest }: AttendanceListProps) {
  const id = useId();
  const unmarked = people?.filter(({ came }) => came === undefined) ?? [];
  const canMarkAll = unmarked.length > 1;
  const ref = useFocusFallback<HTMLElement>(canMarkAll ? 1 : 0);
  const hasMissed = people?.some(({ came }) => came === false) ?? false;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      data-slot="attendance-list"
      aria-labelledby={id}
      className="grid min-w-0 gap-4"
      {...rest}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="type-h3">
            {t`Who came?`}
          </h2>
          <p role="status" className="text-small text-ink-2">
            {people === undefined ? null : cameWords(people.filter(({ came }) => came).length, people.length)}
          </p>
        </div>
        {canMarkAll ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onMark(unmarked.map(({ _id: userId }) => ({ userId, came: true })))}
          >
            {hasMissed ? t`Mark all others as came` : t`Mark all as came`}
          </Button>
        ) : null}
      </div>
      {people === undefined ? (
        fallback
      ) : (
        <ul className="min-w-0">
          {people.map((person) => (
            <AttendanceRow key={person._id} person={person} href={hrefOf(person)} onMark={onMark} />
          ))}
        </ul>
      )}
    </section>
  );
}

function cameWords(count: number, all: number): string {
  return plural(count, { one: `# of ${all} came`, other: `# of ${all} came` });
}

interface AttendanceRowProps extends Pick<AttendanceListProps, 'onMark'> {
  person: Person;
  href: string;
}

function AttendanceRow({ person, href, onMark }: AttendanceRowProps) {
  const { _id: userId, came } = person;
  const name = displayName(person.name);
  const toggle = (next: boolean) => onMark([{ userId, came: came === next ? null : next }]);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="flex min-w-[min(12rem,100%)] flex-1 items-center gap-4">
        <Avatar id={userId} name={person.name} src={person.photo} size="sm" decorative />
        <p dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          <NameLink href={href}>{name}</NameLink>
        </p>
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{name}</legend>
        <Button
          variant={came === true ? 'teach' : 'secondary'}
          size="sm"
          aria-pressed={came === true}
          onClick={() => toggle(true)}
        >
          {came === true ? <Check aria-hidden="true" /> : null}
          {t`Came`}
        </Button>
        <Button
          variant={came === false ? 'danger' : 'secondary'}
          size="sm"
          aria-pressed={came === false}
          onClick={() => toggle(false)}
        >
          {came === false ? <X aria-hidden="true" /> : null}
          {t`Missed`}
        </Button>
      </fieldset>
    </li>
  );
}
