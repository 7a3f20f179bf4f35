import { msg, plural } from '@lingui/core/runtime-macro';
import type { NotificationKind } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import { say } from '../../../texts/texts.ts';
import { isUnblocked } from '../../users/listed.ts';
import type { Kind } from './kind.ts';
import type { Situation } from './situation.ts';

async function hasUnreadMessages({ db, subject, memberId }: Situation): Promise<boolean> {
  const { rows } = await sql`
    select from messages left join conversation_reads as own
      on own.conversation_id = messages.conversation_id and own.member_id = ${memberId}
    where messages.conversation_id = ${subject} and sender_id <> ${memberId} and removed_at is null
      and deleted_at is null
      and seq > coalesce(read_seq, 0) and ${isUnblocked(memberId, 'sender_id')} limit 1`.execute(db);
  return rows.length > 0;
}

/** Kinds about a conversation. */
export const messageKinds = {
  message: {
    label: msg`Messages`,
    email: 'later',
    gathers: true,
    isStillTrue: hasUnreadMessages,
    title: ({ people, count }) =>
      say(
        plural(
          { count },
          { one: msg`${{ people }} sent you a message`, other: msg`${{ people }} sent you # messages` },
        ),
      ),
    // Messages of former members outlast their profiles.
    path: ({ actorId, isActorFormer }) => (isActorFormer ? `/messages/${actorId}` : `/users/${actorId}#chat`),
    action: msg`Read and answer`,
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
