import { expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { newMember } from '../../src/members.ts';

/** Every server offers English. */
const language = 'en';

addition('the language that a member chooses is told by the next log-in and check, and in the settings', async () => {
  const ann = await newMember('Ann');
  const { email, password } = ann;
  expect((await ann.api.ok('checkAuth')).language).toBeUndefined();
  const { settings } = await ann.api.ok('setNotificationSettings', { body: { language } });
  expect(settings.language).toBe(language);
  expect((await ann.api.ok('checkAuth')).language).toBe(language);
  expect((await visitor.ok('logIn', { body: { email, password } })).language).toBe(language);
});

addition('the page’s language is that of a member who has none', async () => {
  const { email, password, api } = await newMember('Ben');
  expect((await visitor.ok('logIn', { body: { email, password, language: 'qaa' } })).language).toBeUndefined();
  expect((await visitor.ok('logIn', { body: { email, password, language } })).language).toBe(language);
  expect((await api.ok('checkAuth')).language).toBe(language);
});

addition('a language that the server does not offer is refused', async () => {
  const cleo = await newMember('Cleo');
  const answer = await cleo.api.call('setNotificationSettings', { body: { language: 'qaa' } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'language' } });
});

addition('the time zone of a member is unknown until they choose one', async () => {
  const dan = await newMember('Dan');
  const read = async () => (await dan.api.ok('getNotificationSettings')).settings;
  expect((await read()).isZoneUnknown).toBe(true);
  await dan.api.ok('setNotificationSettings', { body: { timeZone: 'Asia/Kolkata' } });
  const chosen = await read();
  expect(chosen.timeZone).toBe('Asia/Kolkata');
  expect(chosen.isZoneUnknown ?? false).toBe(false);
});
