import { t } from '@lingui/core/macro';
import type { AuditEntry } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { formatDate } from '../../lib/time/date-time.ts';

const sentences: Record<AuditEntry['what'], string> = {
  'case.decided': 'decided a case',
  'action.appealed': 'appealed',
  'appeal.decided': 'decided an appeal',
  'role.changed': 'changed a role',
  'settings.changed': 'changed the settings',
  'text.published': 'published a text',
  'log_ins.ended': 'logged a member out everywhere',
  'codes.reset': 'turned off a member’s codes',
  'invitation.revoked': 'revoked an invitation',
  'join.decided': 'decided about a request to join',
  'announcement.sent': 'sent an announcement',
  'announcement.stopped': 'stopped an announcement',
  'messages.read': 'read the messages around a reported one',
  'files.read': 'opened the files of a reported message',
  'skills.merged': 'merged a skill',
  'skills.unmerged': 'undid a merge of skills',
  'skills.kept': 'kept two skills that look alike',
};

/** The log of moderation, latest first. */
export function AuditRows({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {entries.map(({ _id, at, what, actor, isAboutYou, targetId, details }) => (
        <li key={_id} className="px-4 py-3 sm:px-5">
          <p className="font-semibold wrap-anywhere">
            {actor ? displayName(actor.name) : isAboutYou ? t`Another moderator` : t`Somebody who runs the site`}{' '}
            {sentences[what] ?? t`did something else (${what})`}
            {detailOf(details) ? <span className="font-normal"> ({detailOf(details)})</span> : null}
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">
            {formatDate(at)}, {targetId}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What an entry is about, in a few words. */
function detailOf({ kind, outcome, role, from, into, one, two, announcement }: AuditEntry['details']) {
  if (from !== undefined && into !== undefined) return `${from} into ${into}`;
  if (one !== undefined && two !== undefined) return `${one}, ${two}`;
  return kind ?? outcome ?? role ?? announcement;
}
