import { sql } from 'kysely';
import { appeal, decide, judge } from '../support/moderation.ts';
import { idOf, undo } from '../support/skill-merging.ts';
import type { TestServer } from '../support/test-server.ts';
import type { Act } from './jumps.ts';
import { choose, type Scene, withId } from './scene.ts';
import { isSuspended } from './view.ts';

const awayUntil = async ({ by }: Scene, day: string) => {
  const form = new FormData();
  form.set('awayUntil', day);
  return await by.api.call('editUser', { path: { userId: by.id }, form });
};

/** What takes members and skills out of sight, and brings them back. */
export const standing = {
  goAway: async (scene) => await awayUntil(scene, scene.server.clock.inHours(scene.step.hours).slice(0, 10)),
  comeBack: async (scene) => await awayUntil(scene, ''),
  suspend: async (scene) => {
    const { by, other, members, moderators, server, step, tables } = scene;
    // Enough are left to act.
    if (members.filter(({ id }) => isSuspended(tables, id)).length > 1) return undefined;
    await by.api.call('reportContent', { body: { kind: 'member', id: other.id, reason: 'Only advertises.' } });
    const cases = server.database.db.selectFrom('cases').select('id').where('closed_at', 'is', null);
    const opened = await cases.where('target_id', '=', other.id).executeTakeFirst();
    const [mo] = moderators;
    const days = step.which % 3 === 0 ? {} : { days: step.which };
    return opened && (await decide(mo, opened.id, { kind: 'suspend', ...days }));
  },
  lift: async (scene) => {
    const { moderators, tables, step } = scene;
    const action = choose(
      tables.actions.filter(({ member_id }) => isSuspended(tables, member_id)),
      step.which,
    );
    const member = withId(scene, action?.member_id);
    if (action === undefined || member === undefined) return undefined;
    await appeal(member, action.id);
    return await judge(moderators[1], action.id);
  },
  hideSkill: async ({ moderators, server, step }) => {
    const name = choose(['Python', 'Chess', 'Bread', 'Baking'], step.which) ?? '';
    return await moderators[0].api.call('mergeSkills', { body: { fromSkill: await idOf(server, name) } });
  },
  showSkill: async ({ moderators, server }) => {
    const hidden = server.database.db.selectFrom('skill_merges').select('id').where('undone_at', 'is', null);
    const merge = await hidden.executeTakeFirst();
    return merge && (await undo(moderators[0], merge.id));
  },
} satisfies Record<string, Act>;

/** Ends suspensions and absences that the moved clock has passed: lists compare them with the database's own clock. */
export async function endPassed({ clock, database }: TestServer): Promise<void> {
  const now = clock.now();
  await sql`update actions set until = 'epoch' where until <= ${now}`.execute(database.db);
  await sql`update members set away_until = 'epoch' where away_until < (${now}::timestamptz at time zone 'UTC')::date`.execute(
    database.db,
  );
}
