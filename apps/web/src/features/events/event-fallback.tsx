import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { NoSuchEvent } from '@skill-exchange/ui/components/no-such-event';
import { ErrorState } from '@skill-exchange/ui/primitives/error-state';
import { paths } from '../../config/paths.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { EventOverviewSkeleton } from './event-overview-skeleton.tsx';

/** Replaces an event that is not loaded: a placeholder, a note that it does not exist, or the error. */
export function EventFallback({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const failure = t`Failed to fetch the event.`;
  useLoggedFailure('Failed to fetch the event.', error);
  if (error === null) return <EventOverviewSkeleton />;
  if (isApiError(error, 404)) return <EventNotFound />;
  return (
    <>
      <PageMeta title={t`Event`} />
      <h1 className="mb-8">{t`Event`}</h1>
      <ErrorState title={failure} description={error.message} onRetry={onRetry} />
    </>
  );
}

/** The page of an event that does not exist. */
export function EventNotFound() {
  return (
    <>
      <PageMeta title={t`Event not found`} isMissing />
      <h1 className="mb-8">{t`Event not found.`}</h1>
      <NoSuchEvent eventsHref={paths.events} />
    </>
  );
}
