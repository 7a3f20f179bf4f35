import { useOwnPlans } from '../../../lib/plans/use-own-plans.ts';

type OwnPlansNoteProps = {
  /** ISO 8601. */
  start: string | undefined;
  end: string | undefined;
  /** The event in question, if it exists. */
  eventId?: string;
};

/** Says what else the member has planned at the time of an event. It asks nothing: the member may go on. */
export function OwnPlansNote({ start, end, eventId }: OwnPlansNoteProps) {
  const [from, to] = [Date.parse(start ?? ''), Date.parse(end ?? '')];
  const isAhead = to > from && to > Date.now();
  const busy = useOwnPlans(isAhead && start !== undefined ? [start] : []);
  const words =
    isAhead && start !== undefined
      ? busy(start, (to - from) / 60_000, { besides: eventId, isAgreedOnly: true })
      : undefined;
  return (
    <p role="status" className="text-small font-semibold text-learn-ink empty:absolute">
      {words}
    </p>
  );
}
