import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

interface NothingPlannedProps {
  /** 'November 2026' or 'the next two weeks'. */
  time: string;
  partnersHref: string;
  eventsHref: string;
}

/** A time of the member's calendar without entries. */
export function NothingPlanned({ time, partnersHref, eventsHref }: NothingPlannedProps) {
  return (
    <EmptyState
      title={t`Nothing planned in ${time}`}
      illustration={<NoEventsArt />}
      action={
        <>
          <ButtonLink href={partnersHref} variant="learn">
            {t`Find a partner`}
          </ButtonLink>
          <ButtonLink href={eventsHref} variant="secondary">
            {t`Browse events`}
          </ButtonLink>
        </>
      }
    >
      {t`Sessions that you plan and events that you host or join show up here.`}
    </EmptyState>
  );
}
