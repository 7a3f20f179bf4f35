import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { JoinDecision, MembershipRequest } from '@skill-exchange/api-client/types';
import type { ComponentProps } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';

type Decision = JoinDecision['decision'];

interface JoinRequestRowsProps extends ComponentProps<'ul'> {
  requests: readonly MembershipRequest[];
  /** The decisions that are being saved, by request. */
  pending?: ReadonlyMap<string, Decision> | undefined;
  onDecide: (request: MembershipRequest, decision: Decision) => void;
}

/** People who ask to join, with their answers. They are no members yet, so they have no profile and no face. */
export function JoinRequestRows({ requests, pending, onDecide, ...props }: JoinRequestRowsProps) {
  return (
    <ul
      data-slot="join-request-rows"
      className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
      {...props}
    >
      {requests.map((request) => {
        const { _id, name, email, question, answer, askedAt } = request;
        const who = displayName(name);
        const day = formatDate(askedAt);
        return (
          <li key={_id} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
            <Avatar id={_id} name={name} decorative />
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere">
                <Trans>
                  <strong dir="auto">{who}</strong> <span className="text-small text-ink-2">asked {day}</span>
                </Trans>
              </p>
              <p dir="auto" className="text-small text-ink-2 wrap-anywhere">
                {question}
              </p>
              <p dir="auto" className="as-written">
                {t`“${answer}”`}
              </p>
              <p className="text-small text-ink-2 wrap-anywhere">{email}</p>
            </div>
            <div className="flex gap-2">
              <Button
                variant="secondary"
                aria-label={t`Let in ${who}`}
                disabled={pending?.get(_id) === 'declined'}
                pending={pending?.get(_id) === 'let_in'}
                onClick={() => onDecide(request, 'let_in')}
              >
                {t`Let in`}
              </Button>
              <Button
                variant="quiet"
                aria-label={t`Decline ${who}`}
                disabled={pending?.get(_id) === 'let_in'}
                pending={pending?.get(_id) === 'declined'}
                onClick={() => onDecide(request, 'declined')}
              >
                {t`Decline`}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
