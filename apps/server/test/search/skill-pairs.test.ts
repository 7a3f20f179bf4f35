import { describe, expect, test } from 'vitest';
import { compareNames } from '../../src/modules/skills/look-alikes.ts';
import { enrol } from '../support/enrol.ts';
import { idOf, list, listsOf, moderator, pairsOf } from '../support/skill-merging.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

describe('skills that look alike', () => {
  test('wait for a moderator, the most alike first, and are never merged alone', async () => {
    const mo = await moderator(server);
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await list(ann, ['Basket weaving', 'Lace making', 'Java', 'C++', 'Spanish']);
    await list(ben, [
      'Basket weeving',
      'Lacemaking',
      'JavaScript',
      'C#',
      'C',
      'Spanish cooking',

      'Basket weaving',
    ]);
    expect(await pairsOf(mo)).toEqual([
      'Basket weaving | Basket weeving | spelling',
      'Lace making | Lacemaking | spacing',
    ]);
    expect(await listsOf(ben)).toEqual([
      ['Basket weeving', 'Lacemaking', 'JavaScript', 'C#', 'C', 'Spanish cooking', 'Basket weaving'],
      [],
    ]);
    const { pairs, waiting } = await mo.api.ok('listSkillPairs');
    expect(waiting).toBe(2);
    expect(pairs[0]?.skills).toMatchObject([{ members: 2, events: 0 }, { members: 1 }]);
  });

  test('leave the list for good when a moderator keeps them', async () => {
    const mo = await moderator(server);
    const [ann] = await enrol(server, 'Ann');
    await list(ann, ['Basket weaving', 'Basket weeving']);
    const body = { skillOne: await idOf(server, 'Basket weeving'), skillTwo: await idOf(server, 'Basket weaving') };
    expect((await mo.api.ok('keepSkillPair', { body })).message).toBe(
      'Basket weeving and Basket weaving stay two skills.',
    );
    expect(await pairsOf(mo)).toEqual([]);
    await server.database.db.updateTable('skills').set({ is_compared: false }).execute();
    await compareNames(server.database.db);
    expect(await pairsOf(mo)).toEqual([]);
    expect(await mo.api.errorOf('keepSkillPair', 409, { body })).toBe('This pair has been decided.');
    expect(await mo.api.errorOf('keepSkillPair', 404, { body: { ...body, skillTwo: mo.id } })).toBe('Pair not found.');
  });
});
