import { t } from '@lingui/core/macro';
import { useAvailability } from '@skill-exchange/api-client/availability';
import type { AvailabilityDraft } from '@skill-exchange/ui/components/availability-form';
import { AvailabilityStart } from '@skill-exchange/ui/components/availability-start';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { readHoursDraft } from './hours-draft.ts';
import { HoursEditor } from './hours-editor.tsx';

/** The member's hours: the form, or three ways to start for members without hours. */
export function MyHours() {
  const query = useAvailability();
  const draft = useDraft('availability', readHoursDraft);
  const [start, setStart] = useState<Partial<AvailabilityDraft> | undefined>(draft.restored);
  const [isStarted, setStarted] = useState(false);
  return (
    <QueryView query={query} loading={<Loading />} failure={t`We couldn’t load your hours`}>
      {(availability) =>
        availability === null && start === undefined ? (
          <AvailabilityStart
            onStart={(days) => {
              setStart({ days });
              setStarted(true);
            }}
          />
        ) : (
          <HoursEditor
            availability={availability}
            initialDraft={start}
            takesFocus={isStarted}
            draft={draft}
            onCancel={() => setStart(undefined)}
          />
        )
      }
    </QueryView>
  );
}

function Loading() {
  return (
    <LoadingStatus label={t`Loading your hours...`} labelAbove>
      <div className="grid gap-5">
        <Skeleton className="h-6 w-48" />
        <Skeleton shape="block" className="h-12 max-w-100" />
        <Skeleton shape="block" className="h-120" />
      </div>
    </LoadingStatus>
  );
}
