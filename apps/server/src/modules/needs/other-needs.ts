import { sql } from 'kysely';
import { hasWords, isArchived, isRequest } from '../chat/conversation-columns.ts';
import { isListedMember } from '../users/listed.ts';
import type { NeedsPart } from './need-row.ts';

/** What belongs to the member's account: first messages, decisions, cases and the address. */
export const otherNeeds: NeedsPart = ({ viewerId }) => {
  const nobody = sql`null::uuid, null`;
  const noTimes = sql`null::timestamptz, null::timestamptz`;
  return [
    sql`select 'messageRequests', ${viewerId}::uuid, (array_agg(asked_by order by last_message_at))[1], null,
        count(*)::int, 1, max(last_message_at), ${noTimes}
      from conversations left join conversation_reads as own
        on own.conversation_id = conversations.id and own.member_id = ${viewerId}::uuid
      where (member_low = ${viewerId}::uuid or member_high = ${viewerId}::uuid)
        and asked_by <> ${viewerId}::uuid and declined_at is null
        and last_message_at is not null and ${isRequest} and ${hasWords} and not ${isArchived}
        and exists (select from members where members.id = asked_by and ${isListedMember(viewerId)})
      having count(*) > 0`,
    sql`select 'reportAnswer', ${viewerId}::uuid, ${nobody}, count(*)::int, 1, max(last_at), ${noTimes}
      from notifications where member_id = ${viewerId}::uuid and kind = 'reportDecided' and read_at is null
      having count(*) > 0`,
    // Open ones, and those with an appeal against the decision of somebody else, without those that the member reported.
    sql`select 'cases', ${viewerId}::uuid, ${nobody}, count(*)::int, 1, max(since), ${noTimes}
      from (
        select opened_at as since, id as case_id from cases where closed_at is null and member_id <> ${viewerId}::uuid
        union all select appeals.created_at, case_id from appeals join actions on actions.id = action_id
        where decided_at is null and member_id <> ${viewerId}::uuid
          and moderator_id is distinct from ${viewerId}::uuid
      ) as waiting
      where exists (select from members where id = ${viewerId}::uuid and role = 'moderator')
        and not exists (select from reports where reports.case_id = waiting.case_id and reporter_id = ${viewerId}::uuid)
      having count(*) > 0`,
    sql`select 'joinRequests', ${viewerId}::uuid, ${nobody}, count(*)::int, 1, max(asked_at), ${noTimes}
      from join_requests where decision is null and exists (
        select from members where id = ${viewerId}::uuid and (is_operator or role = 'moderator' and exists (
          select from settings where key = 'joining' and (value ->> 'moderatorsLetIn')::boolean)))
      having count(*) > 0`,
    sql`select 'confirmAddress', id, ${nobody}, 1, 1, created_at, ${noTimes}
      from members where id = ${viewerId}::uuid and email_verified_at is null`,
  ];
};
