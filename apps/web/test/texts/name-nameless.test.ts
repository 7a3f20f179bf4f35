import { createApiClient } from '@skill-exchange/api-client';
import { nameless } from '@skill-exchange/api-client/nameless';
import { createI18n, setI18n } from '@skill-exchange/ui/lib/texts/i18n';
import { expect, it, onTestFinished } from 'vitest';
import { nameNameless } from '../../src/lib/texts/name-nameless.ts';

it('says who is hidden or gone in the language of the page, wherever an answer names a member', async () => {
  const german = createI18n('de', { 'A member': 'Ein Mitglied', 'Former member': 'Ehemaliges Mitglied' });
  onTestFinished(setI18n(() => german));
  const events = [
    { created_by: { name: nameless.hidden }, participants: [{ name: nameless.former }], title: nameless.hidden },
    { created_by: { name: 'A member of Lindenau' }, participants: null },
  ];
  const api = createApiClient({
    baseUrl: 'http://localhost',
    getToken: () => null,
    receive: nameNameless,
    fetch: () => Promise.resolve(Response.json({ success: true, events })),
  });
  const { data } = await api.GET('/api/skills');
  expect(data).toEqual({
    success: true,
    events: [
      { created_by: { name: 'Ein Mitglied' }, participants: [{ name: 'Ehemaliges Mitglied' }], title: 'A member' },
      { created_by: { name: 'A member of Lindenau' }, participants: null },
    ],
  });
});
