import { t } from '@lingui/core/macro';
import { useExport, useExportAddress, useRequestExport } from '@skill-exchange/api-client/own-data';
import type { DataExport } from '@skill-exchange/api-client/types';
import { localDay } from '@skill-exchange/ui/lib/time/local-time';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

/** Requests a copy of the member's data, and downloads it. */
export function OwnData() {
  const query = useExport();
  return (
    <section aria-labelledby="own-data" className="grid gap-5">
      <h2 id="own-data" className="type-h3">
        {t`A copy of your data`}
      </h2>
      <p className="text-ink-2">
        {t`Get a copy of everything that is yours: your profile, events, sessions, reviews, messages and pictures.`}
      </p>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Looking for your copy...`} labelAbove>
            <Skeleton className="h-12 w-48" />
          </LoadingStatus>
        }
        failure={t`We couldn’t look for your copy`}
      >
        {(copy) => <Copy {...copy} />}
      </QueryView>
    </section>
  );
}

const dayOf = (instant = '') => localDay(instant, Date.now());

function Copy({ state, requestedAt, expiresAt }: DataExport['export']) {
  const request = useRequestExport();
  const address = useExportAddress();
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="empty:hidden">
        {state === 'preparing' && <span>{t`We’re preparing your copy, and email you when it is ready.`}</span>}
        {state === 'ready' && (
          <span>{t`Your copy is ready. You can download it until ${{ day: dayOf(expiresAt) }}.`}</span>
        )}
        {state === 'expired' && (
          <span>{t`The copy that you asked for (${{ day: dayOf(requestedAt) }}) has expired.`}</span>
        )}
      </p>
      {state === 'ready' && (
        <ButtonLink href={address} download="skill-exchange.zip">
          {t`Download my data`}
        </ButtonLink>
      )}
      {state !== 'preparing' && (
        <Button
          variant="secondary"
          pending={request.isPending}
          pendingLabel={t`Asking...`}
          onClick={() =>
            request.mutate(undefined, {
              onError: (error) => toastError(t`We couldn’t ask for your copy.`, error),
            })
          }
        >
          {state === 'none' ? t`Get a copy of my data` : t`Get a new copy`}
        </Button>
      )}
    </div>
  );
}
