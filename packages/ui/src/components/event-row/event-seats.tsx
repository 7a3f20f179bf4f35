import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import Users from 'lucide-react/icons/users';
import { eventStanding, fewPlaces } from '../../lib/events/event-standing.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';

/** The taken seats as faces, or a lane for who may not see them; the last free ones one by one. */
export function EventSeats({ event }: { event: Event }) {
  const { current_participants_count: taken, max_participants: size, language, faces = [] } = event;
  // Whatever the viewer's own state is.
  const { left, places } = eventStanding(event, null, { now: useNow() });
  return (
    <p data-slot="event-seats" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <Users aria-hidden="true" className="size-4 flex-none text-ink-2" />
      <span>
        <span dir="ltr" className="font-semibold tabular">
          <Trans>
            {taken} / {size}
            <span className="sr-only"> participants</span>
          </Trans>
        </span>
        {language === undefined ? null : (
          <span className="text-ink-2">{` · ${t`in ${{ language: languageName(language) }}`}`}</span>
        )}
      </span>
      {places === null || left > fewPlaces ? null : (
        <Flag>{left === 0 ? places : plural(left, { other: '# left' })}</Flag>
      )}
      <span aria-hidden="true" className="flex items-center gap-1">
        {faces.length > 0 ? (
          <span className="flex">
            {faces.map(({ _id, name, photo }) => (
              <Avatar
                key={_id}
                id={_id}
                name={name}
                src={photo}
                size="xs"
                decorative
                className="ring-2 ring-surface not-first:-ms-2"
              />
            ))}
          </span>
        ) : (
          <span className="flex h-2 w-14 overflow-clip rounded-e-full rounded-s-xs bg-sunken">
            <span
              className="rounded-e-full bg-teach"
              style={{ inlineSize: `${Math.min(1, taken / Math.max(size, 1)) * 100}%` }}
            />
          </span>
        )}
        {Array.from({ length: left <= fewPlaces ? left : 0 }, (_, seat) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are alike
            key={seat}
            className="size-4 rounded-full border border-dashed border-line-strong"
          />
        ))}
      </span>
    </p>
  );
}

function Flag({ children }: { children: string }) {
  return (
    <span className="rounded-lane-learn-chip bg-learn-tint ps-2.5 pe-2 font-semibold whitespace-nowrap text-learn-ink">
      {children}
    </span>
  );
}
