import { setEventMaterialsMutation } from '@skill-exchange/api-client/event-materials';
import { thankGuestsMutation } from '@skill-exchange/api-client/event-updates';
import { expect } from 'vitest';
import { mutate } from '../../support/calls.ts';
import { exactly } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const recording = 'https://video.example.org/sourdough';

answers('setEventMaterials', 'the recording of my event', {
  given: given('an event', { my: 'host', status: 'Completed' }),
  request: ({ eventId }) => ({ path: { eventId }, body: { recording } }),
  send: (api, { eventId }) => mutate(setEventMaterialsMutation(api), { eventId, recording }),
  status: 200,
  stated: () => ({ recording: exactly(recording) }),
  gives: (links) => expect(links).toEqual({ recording }),
});

answers('sendEventUpdate', 'thanks to the guests of my event', {
  given: given('an event', { my: 'host', other: 'participant', status: 'Completed' }),
  request: ({ eventId }) => ({ path: { eventId }, body: { text: 'Thank you.' } }),
  send: (api, { eventId }) => mutate(thankGuestsMutation(api), { eventId, text: 'Thank you.' }),
  status: 201,
  stated: () => ({ sentTo: exactly(1) }),
  gives: (sent) => expect(sent).toMatchObject({ sentTo: 1 }),
});
