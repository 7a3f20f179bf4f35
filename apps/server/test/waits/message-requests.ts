import { canFind, type Event, type View, type Waiting } from './view.ts';

/**
 * The two share a session, an event or a ring, or one of them asked for it who now has an answer: so that no first message
 * between them is a request.
 */
function areAcquainted({ tables, me: one }: View, other: string): boolean {
  const areBoth = (...ids: string[]) => ids.includes(one) && ids.includes(other);
  const inEvent = (id: string, me: string, states?: string[]) =>
    tables.registrations.some(
      (row) => row.event_id === id && row.member_id === me && (states?.includes(row.state) ?? true),
    );
  const hosts = (event: Event, me: string) =>
    event.host_id === me ||
    tables.cohosts.some((row) => row.event_id === event.id && row.member_id === me && row.state === 'accepted');
  const isInvited = (event: Event, me: string) =>
    tables.cohosts.some((row) => row.event_id === event.id && row.member_id === me);
  const hasSeat = (id: string, me: string) =>
    tables.seats.some(({ ring_id, member_id }) => ring_id === id && member_id === me);
  const wants = (id: string, me: string) =>
    tables.seats.some(
      (seat) => seat.ring_id === id && seat.member_id === me && ['waiting', 'accepted'].includes(seat.answer),
    );
  return (
    tables.sessions.some(
      ({ ending, agreed_at, user_one, user_two }) =>
        areBoth(user_one, user_two) && (ending === null || agreed_at !== null || user_one === one),
    ) ||
    tables.events.some(
      (event) =>
        [
          [one, other],
          [other, one],
        ].some(
          ([host = '', guest = '']) =>
            (hosts(event, host) && inEvent(event.id, guest, guest === one ? undefined : ['approved', 'pending'])) ||
            (event.host_id === host && isInvited(event, guest)),
        ) ||
        (inEvent(event.id, one, ['approved']) && inEvent(event.id, other, ['approved'])),
    ) ||
    tables.rings.some(
      (ring) =>
        (ring.started_by === one && hasSeat(ring.id, one) && hasSeat(ring.id, other)) ||
        ((ring.agreed_at !== null || ring.ended_at === null) && wants(ring.id, one) && wants(ring.id, other)),
    )
  );
}

export function messageRequests(view: View): Waiting[] {
  const { tables, me } = view;
  const open = tables.conversations.filter((row) => {
    if (![row.member_low, row.member_high].includes(me) || row.last_message_at === null) return false;
    const { asked_by: asker } = row;
    if (asker === null || asker === me || row.accepted_at !== null || row.declined_at !== null) return false;
    const own = tables.reads.find((one) => one.conversation_id === row.id && one.member_id === me);
    const isArchived = own?.archived_at != null && own.archived_at >= row.last_message_at;
    const isLeft = tables.messages.some(
      ({ conversation_id, sender_id, deleted_at }) =>
        conversation_id === row.id && sender_id === asker && deleted_at === null,
    );
    const isErased = tables.members.some(({ id, erased_at }) => id === asker && erased_at !== null);
    return isLeft && !isArchived && !isErased && canFind(view, asker) && !areAcquainted(view, asker);
  });
  return open.length > 0 ? [{ kind: 'messageRequests', _id: me, count: open.length }] : [];
}
