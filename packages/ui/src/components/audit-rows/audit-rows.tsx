import type { AuditEntry } from '@skill-exchange/api-client/types';
import { formatDate } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';

const sentences: Record<AuditEntry['what'], string> = {
  'case.decided': 'decided a case',
  'action.appealed': 'appealed',
  'appeal.decided': 'decided an appeal',
  'role.changed': 'changed a role',
  'messages.read': 'read the messages around a reported one',
};

/** The log of moderation, latest first. */
export function AuditRows({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {entries.map(({ _id, at, what, actor, isAboutYou, targetId, details }) => (
        <li key={_id} className="px-4 py-3 sm:px-5">
          <p className="font-semibold wrap-anywhere">
            {actor ? displayName(actor.name) : isAboutYou ? 'Another moderator' : 'Somebody who runs the site'}{' '}
            {sentences[what]}
            {(details.kind ?? details.outcome ?? details.role) ? (
              <span className="font-normal"> ({details.kind ?? details.outcome ?? details.role})</span>
            ) : null}
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">
            {formatDate(at)}, {targetId}
          </p>
        </li>
      ))}
    </ul>
  );
}
