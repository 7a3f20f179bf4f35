import { msg, plural } from '@lingui/core/runtime-macro';
import type { Notification } from '@skill-exchange/api-client/types';
import { isolate } from '@skill-exchange/texts/isolate';
import { nameOf } from '../../texts/name-of.ts';
import { currentLanguage, say } from '../../texts/texts.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { Facts } from './kinds/kind.ts';
import { kinds } from './kinds/kinds.ts';
import type { ListedNotification, NotificationRow } from './repository.ts';

/** Returns the title that the details of a notification have, in the reader's language if it was translated into that. */
const titleOf = ({ titles, details }: NotificationRow) => titles?.[currentLanguage().code] ?? details.title;

/** The facts that a notification's texts use. */
export function factsOf(row: NotificationRow): Facts {
  const { subject, actors, actor_name, is_actor_former, member_id, count, details } = row;
  const title = titleOf(row);
  const others = actors.length - 1;
  const name = actor_name === null ? say(msg`A former member`) : nameOf(actor_name);
  return {
    people:
      others > 0
        ? say(plural({ others }, { one: msg`${{ name }} and # other`, other: msg`${{ name }} and # others` }))
        : name,
    latest: name,
    isOnePerson: others < 1,
    actorId: actors[0] ?? null,
    isActorFormer: is_actor_former,
    memberId: member_id,
    // A reminder's subject also has its hours.
    subjectId: subject.split(' ')[0] ?? '',
    count,
    details: title === undefined ? details : { ...details, title: nameOf(title) },
  };
}

/** Returns the facts for emails and pushes, where no markup isolates a member's text. */
export function isolatedFactsOf(row: NotificationRow): Facts {
  const { titleWas, reason, changes, swap } = row.details;
  const title = titleOf(row);
  return factsOf({
    ...row,
    titles: null,
    actor_name: row.actor_name === null ? null : isolate(row.actor_name),
    details: {
      ...row.details,
      ...(title !== undefined && { title: isolate(title) }),
      ...(titleWas !== undefined && { titleWas: isolate(titleWas) }),
      ...(reason !== undefined && { reason: isolate(reason) }),
      ...(swap && { swap: { ...swap, gets: isolate(swap.gets), gives: isolate(swap.gives) } }),
      ...(changes?.skills && { changes: { ...changes, skills: changes.skills.map(isolate) } }),
    },
  });
}

export function presentNotification(row: ListedNotification): Notification {
  const facts = factsOf(row);
  const { title, path } = kinds[row.kind];
  const [actorId] = row.actors;
  return {
    _id: String(row.id),
    kind: row.kind,
    title: title(facts),
    path: row.is_event_gone ? '/userDashboard/events' : path(facts),
    count: row.count,
    ...(actorId && row.actor_name !== null
      ? { actor: presentMemberRef(actorId, row.actor_name, row.actor_image) }
      : {}),
    ...(row.details.startsAt && { startsAt: row.details.startsAt }),
    at: row.last_at.toISOString(),
    isRead: row.read_at !== null || row.has_expired,
  };
}
