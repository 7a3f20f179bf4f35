import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { AuditEntry } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { commaList, withComma } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';

const sentences: Readonly<Record<AuditEntry['what'], (who: string) => string>> = {
  'case.opened': (who) => t`${who} opened a case without a report`,
  'case.decided': (who) => t`${who} decided a case`,
  'action.appealed': (who) => t`${who} appealed`,
  'appeal.decided': (who) => t`${who} decided an appeal`,
  'role.changed': (who) => t`${who} changed a role`,
  'settings.changed': (who) => t`${who} changed the settings`,
  'text.published': (who) => t`${who} published a text`,
  'text.translated': (who) => t`${who} translated a text`,
  'log_ins.ended': (who) => t`${who} logged a member out everywhere`,
  'codes.reset': (who) => t`${who} turned off a member’s codes`,
  'invitation.revoked': (who) => t`${who} revoked an invitation`,
  'join.decided': (who) => t`${who} decided about a request to join`,
  'announcement.sent': (who) => t`${who} sent an announcement`,
  'announcement.stopped': (who) => t`${who} stopped an announcement`,
  'backup.made': (who) => t`${who} made a backup`,
  'backup.downloaded': (who) => t`${who} downloaded a backup`,
  'backup.deleted': (who) => t`${who} deleted a backup`,
  'messages.read': (who) => t`${who} read the messages around a reported one`,
  'files.read': (who) => t`${who} opened the files of a reported message`,
  'skills.merged': (who) => t`${who} merged a skill`,
  'skills.unmerged': (who) => t`${who} undid a merge of skills`,
  'skills.kept': (who) => t`${who} kept two skills that look alike`,
  'skills.hidden': (who) => t`${who} hid a skill`,
  'skills.shown': (who) => t`${who} showed a hidden skill again`,
};

/** What a decision, an appeal and a role are called in the log. */
const detailWords: Readonly<Record<string, MessageDescriptor>> = {
  none: msg({ message: 'none', context: 'decision' }),
  warn: msg`warn`,
  hide: msg`hide`,
  limit: msg`limit`,
  suspend: msg`suspend`,
  upheld: msg`upheld`,
  reversed: msg`reversed`,
  member: msg`member`,
  moderator: msg`moderator`,
  operator: msg`operator`,
};

/** The log of moderation, latest first. */
export function AuditRows({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {entries.map(({ _id, at, what, actor, isAboutYou, targetId, details }) => (
        <li key={_id} className="px-4 py-3 sm:px-5">
          <p className="font-semibold wrap-anywhere">
            {sentenceOf(
              what,
              actor ? displayName(actor.name) : isAboutYou ? t`Another moderator` : t`Somebody who runs the site`,
            )}
            {detailOf(details) ? <span className="font-normal"> ({detailOf(details)})</span> : null}
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">{withComma(formatDate(at), targetId)}</p>
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(what: AuditEntry['what'], who: string): string {
  return sentences[what]?.(who) ?? t`${who} did something else (${what})`;
}

/** What an entry is about, in a few words. */
function detailOf({ kind, outcome, role, from, into, one, two, skill, announcement, reason }: AuditEntry['details']) {
  if (from !== undefined && into !== undefined) return t`${from} into ${into}`;
  if (one !== undefined && two !== undefined) return withComma(one, two);
  return announcement ?? skill ?? wordsOf(kind ?? outcome ?? role) ?? reason;
}

/** Roles may be several. */
function wordsOf(values: string | undefined): string | undefined {
  const words = values
    ?.split(', ')
    .map((value) => (detailWords[value] === undefined ? value : i18n._(detailWords[value])));
  return words && commaList(words);
}
