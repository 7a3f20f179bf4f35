import { expect, it } from 'vitest';
import type { Event, User } from '../src/types.ts';
import { wholeEvent } from '../src/whole-event.ts';
import { wholeUser } from '../src/whole-user.ts';

it('keeps complete answers unchanged', () => {
  const event: Event = {
    _id: 'e1',
    event_id: 'e1',
    title: 'Sourdough',
    description: 'One jar in the fridge.',
    date: '2026-11-24T00:00:00.000Z',
    start_time: '2026-11-24T19:00:00.000Z',
    end_time: '2026-11-24T20:30:00.000Z',
    status: 'Cancelled',
    skills: ['Baking'],
    skills_id: [{ _id: 's1', name: 'Baking' }],
    created_by: { _id: 'm1', name: 'Inês', photo: '/i.png', rating: 4.9 },
    host_name: 'Inês',
    host_img: '/i.png',
    participants: [{ _id: 'm2' }],
    requests: [],
    max_participants: 12,
    current_participants_count: 7,
  };
  expect(wholeEvent(event, 'Upcoming')).toEqual(event);
  const user: User = {
    _id: 'm1',
    name: 'Inês',
    photo: '/i.png',
    about: 'Bakes.',
    rating: 4.9,
    skillsOffered: ['Baking'],
    skillsRequested: ['Chess'],
  };
  expect(wholeUser(user)).toEqual(user);
});

it('gives a new member empty lists and an empty text', () => {
  expect(wholeUser({ _id: 'm1', name: 'Inês', skillsOffered: null })).toEqual({
    _id: 'm1',
    name: 'Inês',
    photo: '',
    about: '',
    rating: 0,
    skillsOffered: [],
    skillsRequested: [],
  });
});

it('reads the host of an event from either field', () => {
  const flat = wholeEvent({ event_id: 'e1', created_by: null, host_name: 'Inês', host_img: '/i.png' });
  expect(flat.created_by).toEqual({ _id: '', name: 'Inês', photo: '/i.png' });
  const nested = wholeEvent({ _id: 'e1', created_by: { _id: 'm1', name: 'Inês' } });
  expect(nested).toMatchObject({ created_by: { _id: 'm1' }, host_name: 'Inês', host_img: '' });
  const both = wholeEvent({ _id: 'e1', created_by: { _id: 'm1' } as Event['created_by'], host_name: 'Inês' });
  expect(both.created_by).toEqual({ _id: 'm1', name: 'Inês', photo: '' });
  expect(wholeEvent({ _id: 'e1' }).created_by.name).toBe('');
});

it('identifies an event by its own id, not by its row in a list', () => {
  expect(wholeEvent({ _id: 'row', event_id: 'e1' })).toMatchObject({ _id: 'e1', event_id: 'e1' });
  expect(wholeEvent({ _id: 'e1' })).toMatchObject({ _id: 'e1', event_id: 'e1' });
});

it('has skill names from the catalog, counts participants, and uses the status of the list', () => {
  const event = wholeEvent(
    { _id: 'e1', skills_id: [{ _id: 's1', name: 'Baking' }], participants: [{ _id: 'm1' }] },
    'Completed',
  );
  expect(event).toMatchObject({ skills: ['Baking'], current_participants_count: 1, status: 'Completed' });
  expect(wholeEvent({ _id: 'e1', skills_id: [], skills: ['Baking'] }).skills).toEqual(['Baking']);
  expect(wholeEvent({ _id: 'e1' })).toMatchObject({ skills: [], current_participants_count: 0 });
});
