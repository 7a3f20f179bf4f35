import { makeNotification } from '@skill-exchange/api-mocks/handlers/notifications';
import { expect, it } from 'vitest';
import { oneRowAnEvent } from '../src/features/notifications/one-row-an-event.ts';

const request = (index: number, path: string, isRead = true) =>
  makeNotification({ _id: String(index), kind: 'eventRequest', path, isRead }, index);

it('gives requests to join one event one row, that of the latest', () => {
  const rows = oneRowAnEvent([request(0, '/a'), request(1, '/b'), request(2, '/a', false), request(3, '/a')]);
  expect(rows.map(({ notification, earlier }) => [notification._id, earlier.map(({ _id }) => _id)])).toEqual([
    ['0', ['2', '3']],
    ['1', []],
  ]);
  expect(rows.map(({ notification }) => notification.isRead)).toEqual([false, true]);
});

it('leaves notifications about one session in rows of their own', () => {
  const told = [0, 1].map((index) =>
    makeNotification({ _id: String(index), kind: 'sessionProposed', path: '/s' }, index),
  );
  expect(oneRowAnEvent(told)).toHaveLength(2);
});
