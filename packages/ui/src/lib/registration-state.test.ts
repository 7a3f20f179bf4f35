import { makeEvent } from '@skill-exchange/api-mocks/factories';
import { describe, expect, it } from 'vitest';
import { freePlaces, registrationState } from './registration-state.ts';

const event = makeEvent({
  created_by: { _id: 'host-1', name: 'Marit Solheim' },
  participants: [{ _id: 'in-1' }],
  requests: [{ _id: 'asks-1' }],
  max_participants: 2,
});
const someone = { _id: 'someone-1', name: 'Gwen Llewellyn' };

describe('registrationState', () => {
  it('identifies the host by id, with any name', () => {
    expect(registrationState(event, { _id: 'host-1', name: 'Marit Solheim' })).toBe('host');
    expect(registrationState(event, { _id: 'host-1', name: 'Marit Berg' })).toBe('host');
  });

  it('distinguishes members with the same name by id', () => {
    expect(registrationState(event, { _id: 'other-1', name: 'Marit Solheim' })).toBe('open');
  });

  it('compares names if an id is missing', () => {
    expect(registrationState(event, { name: 'Marit Solheim' })).toBe('host');
    expect(registrationState(event, { _id: '', name: 'Marit Solheim' })).toBe('host');
    const idless = makeEvent({ created_by: { _id: '', name: 'Marit Solheim' } });
    expect(registrationState(idless, { _id: 'host-1', name: 'Marit Solheim' })).toBe('host');
  });

  it('does not match a nameless member with a nameless host', () => {
    const nameless = makeEvent({ created_by: { _id: '', name: '' }, host_name: '', participants: [] });
    expect(registrationState(nameless, { _id: '', name: '' })).toBe('open');
  });

  it('recognizes participants and requests', () => {
    expect(registrationState(event, { _id: 'in-1', name: 'Ravi' })).toBe('registered');
    expect(registrationState(event, { _id: 'asks-1', name: 'Anneke' })).toBe('requested');
    expect(registrationState(event, someone)).toBe('open');
  });

  it('is open for visitors', () => {
    expect(registrationState(event, null)).toBe('open');
    expect(registrationState(makeEvent({ participants: [{ _id: '' }] }), { _id: '', name: 'X' })).toBe('open');
  });

  it('is full at its size, but not for participants', () => {
    const full = { ...event, max_participants: 1 };
    expect(registrationState(full, someone)).toBe('full');
    expect(registrationState(full, { _id: 'in-1', name: 'Ravi' })).toBe('registered');
  });

  it('is closed to newcomers once sign-ups are, also while it is full', () => {
    const closed = { ...event, signUpsClosed: true as const };
    expect(registrationState(closed, null)).toBe('closed');
    expect(registrationState({ ...closed, max_participants: 1 }, someone)).toBe('closed');
    expect(registrationState(closed, { _id: 'in-1', name: 'Ravi' })).toBe('registered');
    expect(registrationState({ ...closed, status: 'Cancelled' }, someone)).toBe('cancelled');
  });

  it('is closed after it is canceled or over', () => {
    expect(registrationState({ ...event, status: 'Cancelled' }, someone)).toBe('cancelled');
    expect(registrationState({ ...event, status: 'Completed' }, null)).toBe('completed');
  });
});

describe('freePlaces', () => {
  it.each([
    { current_participants_count: 0, free: 2 },
    { current_participants_count: 2, free: 0 },
    { current_participants_count: 3, free: 0 },
  ])('is $free of 2 with $current_participants_count enrolled', ({ free, ...enrolled }) => {
    expect(freePlaces({ ...enrolled, max_participants: 2 })).toBe(free);
  });
});
