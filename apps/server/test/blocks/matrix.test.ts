import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { clientOf } from '../authorisation/calls.ts';
import { gatherCast } from '../authorisation/world.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { useServer } from '../support/test-server.ts';
import { callsOf, expectNothingShown, isReading, makeScene } from './hidden-things.ts';
import { makePair } from './pair.ts';

const server = useServer({ articlesUrl: null });

test('operations that read show two members nothing of each other', async () => {
  const scene = await makeScene(server);
  for (const id of operationIds.filter(isReading)) await expectNothingShown(server, id, scene);
});

test('without a block every list has the other member', async () => {
  const pair = await makePair(server);
  const cast = await gatherCast(server);
  const showing: OperationId[] = [];
  for (const id of operationIds.filter(isReading)) {
    for (const call of await callsOf(server, id, { pair, cast })) {
      const { status, bytes } = await clientOf(server, id, pair.viewer).call(id, call);
      const text = bytes.toString();
      if (status === 200 && pair.traces.some((trace) => text.includes(trace))) showing.push(id);
    }
  }
  // Members who have met are recommended to each other no more.
  const lists = ['listUsers', 'listEvents', 'listLearnEvents', 'listParticipatingEvents'];
  const more = [
    'listMySessions',
    'listGivenReviews',
    'listUserReviews',
    'listEventReviews',
    'listChatUsers',
    'listNotifications',
  ];
  const ofOne = [
    'getUser',
    'getEvent',
    'getPublicEvent',
    'listEventParticipants',
    'listMessages',
    'getCalendar',
    'readCalendarFeed',
  ];
  expect(showing).toEqual(expect.arrayContaining([...lists, ...more, ...ofOne, 'downloadEvent', 'downloadSession']));
});
