import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useApproveAll } from '@skill-exchange/api-client/request-decisions';
import type { Event, EventScope, Person } from '@skill-exchange/api-client/types';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
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
          {isForAll ? i18n._(labels[scope]) : t`Approve all`}
        </Button>
      ))}
    </div>
  );
}

const labels: Record<EventScope, MessageDescriptor> = {
  all: msg`Approve all for every date`,
  following: msg`Approve all for following dates`,
  this: msg`Approve all for this date`,
};

function inWords({ approved, left }: { approved: number; left: number }): string {
  const done = plural(approved, { one: '# request approved.', other: '# requests approved.' });
  const full = plural(left, { one: t`The event is full, so # is left.`, other: t`The event is full, so # are left.` });
  return left === 0 ? done : `${done} ${full}`;
}
