import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

interface NothingPlannedProps {
  /** 'November 2026'; undefined for the next two weeks. */
  month: string | undefined;
  partnersHref: string;
  eventsHref: string;
}

/** A time of the member's calendar without entries. */
export function NothingPlanned({ month, partnersHref, eventsHref }: NothingPlannedProps) {
  return (
    <EmptyState
      title={month === undefined ? t`Nothing planned in the next two weeks` : t`Nothing planned in ${month}`}
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
