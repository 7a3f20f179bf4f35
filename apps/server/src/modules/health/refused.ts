import type { CommunityHealth } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Refusals on the page of health. */
const shown = 5;

/** Returns how many addresses of members the mail server refuses, and with which codes: whose they are stays unknown. */
export async function readRefused(db: Kysely<Database>): Promise<NonNullable<CommunityHealth['mail']['refused']>> {
  // As the index has it.
  const refused = db.selectFrom('members').where('mail_rejections', '>', sql.lit(0));
  const { addresses, stopped } = await refused
    .select(({ fn }) => [fn.countAll<number>().as('addresses'), fn.count<number>('mail_stopped_at').as('stopped')])
    .executeTakeFirstOrThrow();
  const last = await refused
    .select(['mail_refused_at', 'mail_refusal'])
    .where('mail_refused_at', 'is not', null)
    .orderBy('mail_refused_at', (order) => order.desc().nullsLast())
    .limit(shown)
    .execute();
  return {
    addresses: Number(addresses),
    stopped: Number(stopped),
    last: last.flatMap(({ mail_refused_at: at, mail_refusal: code }) =>
      at === null ? [] : [{ refusedAt: at.toISOString(), code: code ?? '' }],
    ),
  };
}
