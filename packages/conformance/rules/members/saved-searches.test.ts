import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { newMember, uniqueWord } from '../../src/members.ts';
import { absentId } from '../../src/things.ts';

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
    const first = { q: uniqueWord() };
    expect(await save(first)).toEqual([201]);
    for (let number = 1; number < 10; number += 1) expect(await save({ q: uniqueWord() })).toEqual([201]);
    expect(await save({ q: uniqueWord() })).toEqual([409, 'too_many_searches']);
    expect(await save(first)).toEqual([201]);
    expect((await api.ok('listSearches')).searches).toHaveLength(10);
    expect(await save({ q: ' ' })).toEqual([400, 'invalid_input']);
  });
});

describe('listSearches', () => {
  addition('has the newest search first, each with its page, and one less once it is deleted', async () => {
    const { api } = await newMember('Ann');
    const save = async (name: string, filters: object) =>
      (await api.ok('saveSearch', { body: { name, filters } })).search;
    const first = await save('First', { teaches: 'Sourdough', rating: 4 });
    const second = await save('Second', { wants: 'Python' });
    const third = await save('Third', { q: 'Lisbon', language: 'pt', sort: 'newest' });
    // A rename keeps its place.
    await save('First again', { teaches: 'Sourdough', rating: 4 });
    const listed = async () => (await api.ok('listSearches')).searches.map(({ _id, name }) => [_id, name]);
    expect(await listed()).toEqual([
      [third._id, 'Third'],
      [second._id, 'Second'],
      [first._id, 'First again'],
    ]);
    const pageOf = ({ path }: { path: string }) => Object.fromEntries(new URL(path, 'https://a.example').searchParams);
    expect([first, second, third].map(pageOf)).toEqual([
      { q: 'Sourdough', side: 'teach', rating: '4' },
      { q: 'Python', side: 'learn' },
      { q: 'Lisbon', language: 'pt', sort: 'newest' },
    ]);
    await api.ok('deleteSearch', { path: { searchId: second._id } });
    expect((await listed()).map(([id]) => id)).toEqual([third._id, first._id]);
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
