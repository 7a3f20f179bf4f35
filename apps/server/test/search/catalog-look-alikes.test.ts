import { expect, test } from 'vitest';
import { compareNames } from '../../src/modules/skills/look-alikes.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { appoint, enrol } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

// It compares each shipped skill with all others, which takes ten seconds.
test('no two skills that came with the server look alike, nor names of one', async () => {
  await seedCatalog(server.database, new Date('2026-11-26T12:00:00Z'));
  const [mo, ann] = await enrol(server, 'Mo', 'Ann');
  await appoint(server, mo);
  const form = new FormData();
  form.set('skillsOffered', JSON.stringify(['Java', 'JavaScript', 'JS', 'Calligraphy', 'Calligraphyx']));
  expect((await ann.api.call('editUser', { path: { userId: ann.id }, form })).status).toBe(200);
  // Everything, as after an update of the shipped skills.
  await server.database.db.updateTable('skills').set({ is_compared: false, is_dormant: false }).execute();
  await compareNames(server.database.db);
  const { pairs } = await mo.api.ok('listSkillPairs');
  expect(pairs.map(({ skills, why }) => [...skills.map(({ name }) => name), why])).toEqual([
    ['Calligraphy', 'Calligraphyx', 'spelling'],
  ]);
});
