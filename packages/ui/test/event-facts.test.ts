import { describe, expect, it } from 'vitest';
import { enrolledIn, hostOf, skillNamesOf } from '../src/event-card/event-facts.ts';

describe('what a card reads of an event', () => {
  it('takes the skills from either of their two names', () => {
    expect(skillNamesOf({ skills_id: [{ _id: 's1', name: 'Baking' }], skills: ['Older'] })).toEqual([
      'Baking',
    ]);
    expect(skillNamesOf({ skills_id: [], skills: ['Baking'] })).toEqual(['Baking']);
    expect(skillNamesOf({ skills: ['Baking'] })).toEqual(['Baking']);
    expect(skillNamesOf({})).toEqual([]);
  });

  it('counts those who take part by their number, or else by their list', () => {
    expect(enrolledIn({ current_participants_count: 7, participants: [{ _id: 'm1' }] })).toBe(7);
    expect(enrolledIn({ participants: [{ _id: 'm1' }] })).toBe(1);
    expect(enrolledIn({})).toBeUndefined();
  });

  it('takes the host from created_by, or from the flat fields of the enrolled list', () => {
    expect(hostOf({ created_by: { _id: 'm1', name: 'Marit', photo: '/m.webp' } })).toEqual({
      id: 'm1',
      name: 'Marit',
      photo: '/m.webp',
    });
    expect(hostOf({ host_name: 'Marit', host_img: '/m.webp' })).toEqual({
      id: '',
      name: 'Marit',
      photo: '/m.webp',
    });
    expect(hostOf({})).toEqual({ id: '', name: '', photo: '' });
  });
});
