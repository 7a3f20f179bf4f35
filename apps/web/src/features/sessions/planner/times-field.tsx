import { t } from '@lingui/core/macro';
import { useOverlap } from '@skill-exchange/api-client/availability';
import { type TimesField as Field, TimePicks } from '@skill-exchange/ui/components/time-picks';
import { paths } from '../../../config/paths.ts';
import { useOwnPlans } from '../../../lib/plans/use-own-plans.ts';
import { useLoggedFailure } from '../../../lib/query-view.tsx';

/** Days ahead to search for common hours. */
const days = 28;

type TimesFieldProps = Field & {
  /** Id of the session to move. */
  sessionId?: string | undefined;
};

/** Times to pick from: the hours that suit both members, or any other. */
export function TimesField({ member, minutes, sessionId, ...field }: TimesFieldProps) {
  const wanted = { userId: member._id, minutes, days, ...(sessionId !== undefined && { sessionId }) };
  const { data, error, refetch } = useOverlap(wanted);
  const failed = t`We couldn't look for hours that suit you both.`;
  useLoggedFailure('Failed to load common hours', error);
  const busy = useOwnPlans(field.value);
  return (
    <TimePicks
      {...field}
      name={member.name}
      overlap={data}
      failure={error === null ? undefined : failed}
      onRetry={() => void refetch()}
      hoursHref={paths.availability}
      busyAt={(time) => busy(time, minutes, { besides: sessionId })}
    />
  );
}
