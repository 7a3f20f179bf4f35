import { t } from '@lingui/core/macro';
import { useApproveAll } from '@skill-exchange/api-client/request-decisions';
import type { Event, EventScope, Person } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { scopesOf } from '../series/scopes-of.ts';

/** Approves the oldest requests until the event is full; of a series, those for all dates or for this one. */
export function ApproveAll({ event, people }: { event: Event; people: readonly Person[] }) {
  const { mutate, isPending, variables } = useApproveAll();
  const isForAll = people.some(({ dates }) => dates !== undefined) && scopesOf(event).includes('all');
  // The row of a single request approves its dates.
  if (people.length < 2) return null;
  const scopes: readonly EventScope[] = isForAll ? ['all', 'this'] : ['this'];
  return (
    <div className="flex flex-wrap gap-2">
      {scopes.map((scope) => (
        <Button
          key={scope}
          variant="secondary"
          size="sm"
          pending={isPending && (variables.scope ?? 'this') === scope}
          pendingLabel={t`Approving...`}
          onClick={() =>
            mutate(
              { eventId: event._id, ...(scope !== 'this' && { scope }) },
              {
                onSuccess: (outcome) => notify.success(inWords(outcome)),
                onError: (error) => toastError(t`We couldn’t approve these requests.`, error),
              },
            )
          }
        >
          {isForAll ? labels[scope] : t`Approve all`}
        </Button>
      ))}
    </div>
  );
}

const labels: Record<EventScope, string> = {
  all: 'Approve all for every date',
  following: 'Approve all for following dates',
  this: 'Approve all for this date',
};

function inWords({ approved, left }: { approved: number; left: number }): string {
  const done = `${approved} ${approved === 1 ? 'request' : 'requests'} approved.`;
  return left === 0 ? done : `${done} The event is full, so ${left} ${left === 1 ? 'is' : 'are'} left.`;
}
