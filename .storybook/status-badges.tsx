import { statuses, statusesOf } from './status.ts';

/** The statuses of a component. */
export function StatusBadges({ tags }: { tags: readonly string[] }) {
  return (
    <p className="status-badges sb-unstyled">
      {statusesOf(tags).map((status) => (
        <span key={status} data-status={status} title={statuses[status]}>
          {status}
        </span>
      ))}
    </p>
  );
}
