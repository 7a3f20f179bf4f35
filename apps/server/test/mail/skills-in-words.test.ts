import { describe, expect, it, test } from 'vitest';
import { sessionTitle } from '../../src/modules/calendar/items.ts';
import { composeEmail } from '../../src/modules/delivery/compose-email.ts';
import { isolatedNews, presentNews } from '../../src/modules/needs/present-news.ts';
import { presentNotification } from '../../src/modules/notifications/present-notification.ts';
import { inLanguage } from '../../src/texts/texts.ts';
import { news, options, row, situationOf } from './composed-rows.ts';

// What the server says of skills has the reader's names, and what members wrote stays.

const own = 'Pots for my balcony';
const session = { one_id: 'me', one_name: 'Ana', one_image: null, two_id: 'ines', two_name: 'Inês', two_image: null };

/** Returns a sentence of each kind that names a skill. */
function sentences(gets: string, gives: string): Record<string, string> {
  const withSkill = (kind: Parameters<typeof row>[0], details: object) => {
    const known = row(kind);
    return {
      ...known,
      last_at: options.now,
      read_at: null,
      has_expired: false,
      is_event_gone: false,
      details: { ...known.details, ...details },
    };
  };
  const taught = withSkill('eventTaught', { skill: gets });
  const changed = withSkill('eventChanged', { changes: { skills: [gets, gives] } });
  const found = withSkill('swapsFound', { keys: ['key-1'], swap: { key: 'key-1', gets, gives } });
  const [newcomer] = news.filter(({ kind }) => kind === 'newTeacher').map((one) => ({ ...one, detail: gets }));
  if (newcomer === undefined) throw new Error('No news is of a new teacher.');
  return {
    notification: presentNotification(taught).title,
    email: composeEmail(taught, situationOf('eventTaught'), options).subject,
    change:
      composeEmail(changed, situationOf('eventChanged'), options).lines.find((line) => line.includes(gives)) ?? '',
    swap: presentNotification({ ...found, actors: ['ines'], count: 1 }).title,
    news: presentNews(newcomer).title,
    'news by email': isolatedNews(newcomer).title,
    calendar: sessionTitle({ ...session, skill_one_name: gives, skill_two_name: gets }, 'me'),
    'calendar of one skill': sessionTitle({ ...session, skill_one_name: gives, skill_two_name: null }, 'me'),
  };
}

describe.each([
  ['en', 'Pottery'],
  ['de', 'Töpfern'],
  ['es', 'Cerámica'],
  ['pt-BR', 'Cerâmica'],
  ['ar', 'فخار'],
])('in %s', (language, shown) => {
  const said = inLanguage(language, () => sentences('Pottery', own));

  it.each(Object.keys(said).filter((name) => name !== 'calendar of one skill'))('%s says the reader’s name', (name) => {
    expect(said[name]).toContain(shown);
    if (language !== 'en') expect(said[name]).not.toContain('Pottery');
  });

  it.each(['change', 'swap', 'calendar', 'calendar of one skill'])('%s keeps what a member wrote', (name) => {
    expect(said[name]).toContain(own);
  });
});

test('a name without an Arabic one is isolated in the Arabic sentence, as any word of another script', () => {
  const { calendar, notification } = inLanguage('ar', () => sentences('Python', 'Pottery'));
  expect(calendar).toContain('\u2068Python\u2069');
  expect(calendar).toContain('فخار');
  expect(notification).toContain('\u2068Python\u2069');
});
