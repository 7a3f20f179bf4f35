import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

/** The page of an event that does not exist. */
export function NoSuchEvent({ eventsHref }: { eventsHref: string }) {
  return (
    <EmptyState
      title={t`There's no event here`}
      illustration={<NoEventsArt />}
      action={
        <ButtonLink href={eventsHref} variant="learn">
          {t`Browse events`}
        </ButtonLink>
      }
    >
      {t`The link may be incomplete or out of date. See what else is on.`}
    </EmptyState>
  );
}
