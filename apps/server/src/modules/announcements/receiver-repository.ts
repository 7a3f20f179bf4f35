import type { AnnouncementReach } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Settings } from '../../env.ts';
import { isSuspended } from '../auth/active-actions.ts';

interface Rules {
  verifyEmail: Settings['verifyEmail'];
  now: Date;
}

/** Says for each member whether a message reaches them, and if not, why. */
const standing = ({ verifyEmail, now }: Rules) => sql<'reached' | 'unconfirmed' | 'suspended' | 'off'>`case
  when ${verifyEmail !== 'off'}::boolean and members.email_verified_at is null then 'unconfirmed'
  when ${isSuspended('members.id', now)} then 'suspended'
  when choice.inbox is false then 'off'
  else 'reached' end`;

const isMember = sql<boolean>`members.leaving_at is null and members.erased_at is null`;

const choiceOfMember = sql`left join notification_choices as choice
  on choice.member_id = members.id and choice.kind = 'announcement'`;

/** Counts the members whom a message reaches now, and those who are left out. */
export async function countReach(db: Kysely<Database>, rules: Rules): Promise<AnnouncementReach> {
  const { rows } = await sql<AnnouncementReach>`
    select count(*)::int as members,
      count(*) filter (where standing = 'reached')::int as "byInbox",
      count(*) filter (where standing = 'reached' and takes_email)::int as "byEmail",
      count(*) filter (where standing = 'off')::int as "turnedOff",
      count(*) filter (where standing = 'unconfirmed')::int as unconfirmed,
      count(*) filter (where standing = 'suspended')::int as suspended
    from (
      select ${standing(rules)} as standing,
        coalesce(choice.email, true) and members.email <> '' and members.mail_stopped_at is null as takes_email
      from members ${choiceOfMember} where ${isMember}
    ) as everybody`.execute(db);
  return rows[0] as AnnouncementReach;
}

/** Returns the next members whom a message reaches, by their ids. */
export async function findReceivers(
  db: Kysely<Database>,
  { after, rows: limit, ...rules }: Rules & { after: string | null; rows: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select members.id from members ${choiceOfMember}
    where ${isMember} and (${after}::uuid is null or members.id > ${after}::uuid) and ${standing(rules)} = 'reached'
    order by members.id limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}
