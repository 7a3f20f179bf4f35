import { sql } from 'kysely';
import { expect } from 'vitest';
import { appoint, enrol } from './enrol.ts';
import type { TestMember, TestServer } from './test-server.ts';

export async function moderator(server: TestServer): Promise<TestMember> {
  const [mo] = await enrol(server, 'Mo');
  await appoint(server, mo);
  return mo;
}

/** Sets the lists of a member, whose profile has words, so that swaps are found. */
export async function list(member: TestMember, offered: readonly string[], requested: readonly string[] = []) {
  expect((await edit(member, offered, requested)).status).toBe(200);
}

export async function edit(member: TestMember, offered: readonly string[], requested: readonly string[]) {
  const form = new FormData();
  form.set('about', 'Happy to swap.');
  form.set('skillsOffered', JSON.stringify(offered));
  form.set('skillsRequested', JSON.stringify(requested));
  return await member.api.call('editUser', { path: { userId: member.id }, form });
}

export async function listsOf({ id, api }: TestMember) {
  const { user } = await api.ok('getUser', { path: { userId: id } });
  return [user.skillsOffered, user.skillsRequested];
}

export async function idOf(server: TestServer, name: string): Promise<string> {
  const row = server.database.db.selectFrom('skills').select('id').where('name', '=', name);
  return (await row.executeTakeFirstOrThrow()).id;
}

export const merge = async (server: TestServer, mo: TestMember, from: string, into: string) =>
  await mo.api.call('mergeSkills', {
    body: { fromSkill: await idOf(server, from), intoSkill: await idOf(server, into) },
  });

export async function merged(server: TestServer, mo: TestMember, from: string, into: string) {
  return (
    await mo.api.ok('mergeSkills', {
      body: { fromSkill: await idOf(server, from), intoSkill: await idOf(server, into) },
    })
  ).merge;
}

export const undo = (mo: TestMember, mergeId: string) => mo.api.call('undoSkillMerge', { path: { mergeId } });

export const pairsOf = async (mo: TestMember) =>
  (await mo.api.ok('listSkillPairs')).pairs.map(({ skills, why }) =>
    [...skills.map(({ name }) => name), why].join(' | '),
  );

/** What triggers maintain, which a merge must leave as they would: the differences to what the lists say. */
export async function derivedProblems(server: TestServer): Promise<unknown[]> {
  const { rows } = await sql`
    (select 'pairs' as table, give::text, want::text from swap_pairs except select 'pairs', give::text, want::text from possible_pairs)
    union all
    (select 'pairs', give::text, want::text from possible_pairs except select 'pairs', give::text, want::text from swap_pairs)
    union all
    (select 'edges', give::text, want::text from swap_pairs
      except select 'edges', give::text, want::text from skill_edges)
    union all
    select 'search', name_folded, offered::text from member_search where offered <> coalesce((
      select array_agg(root.seq::int order by position) from member_skills as held
      join skills as named on named.id = held.skill_id
      join skills as root on root.id = coalesce(named.canonical_id, named.id)
      where held.member_id = member_search.member_id and held.kind = 'offered'), '{}')
    union all
    select 'holders', name, holders::text from skills where not is_shared
      and (select count(distinct member_id) from member_skills where skill_id = skills.id) > 1`.execute(
    server.database.db,
  );
  return rows;
}
