import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { newMember, uniqueWord } from '../src/members.ts';
import { absentId } from '../src/things.ts';

describe('saveSearch', () => {
  addition('stores a search once, only for its member', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const filters = { teaches: uniqueWord(), language: 'pt', rating: 4 } as const;
    const { search } = await ann.api.ok('saveSearch', { body: { name: 'Mine', filters } });
    expect(search).toMatchObject({ name: 'Mine', filters });
    await ann.api.ok('saveSearch', { body: { name: 'Renamed', filters } });
    const { searches } = await ann.api.ok('listSearches');
    expect(searches).toEqual([{ ...search, name: 'Renamed' }]);
    expect((await ben.api.ok('listSearches')).searches).toEqual([]);
    expect(await visitor.status('listSearches')).toBe(401);
  });

  addition('accepts ten, and none without a filter', async () => {
    const { api } = await newMember('Ann');
    const save = (filters: { q: string }) => api.outcome('saveSearch', { body: { name: 'Mine', filters } });
    for (let number = 0; number < 10; number += 1) expect(await save({ q: uniqueWord() })).toEqual([201]);
    expect(await save({ q: uniqueWord() })).toEqual([409, 'too_many_searches']);
    expect(await save({ q: ' ' })).toEqual([400, 'invalid_input']);
  });
});

describe('deleteSearch', () => {
  addition('is only for the member of the search', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const { search } = await ann.api.ok('saveSearch', { body: { name: 'Mine', filters: { q: uniqueWord() } } });
    const path = { searchId: search._id };
    expect(await ben.api.status('deleteSearch', { path })).toBe(404);
    expect(await ann.api.status('deleteSearch', { path: { searchId: absentId(search._id) } })).toBe(404);
    await ann.api.ok('deleteSearch', { path });
    expect(await ann.api.status('deleteSearch', { path })).toBe(404);
    expect((await ann.api.ok('listSearches')).searches).toEqual([]);
  });
});
