import type { Event } from '@skill-exchange/api-client/types';
import { makeEvent } from '@skill-exchange/api-mocks/factories';
import { describe, expect, test } from 'vitest';
import { documentHead } from '../src/server/document-head.ts';
import { cardPath, eventCard } from '../src/server/event-card.tsx';
import { defaultLook } from '../src/server/site-look.ts';
import { structuredEvent } from '../src/server/structured-event.ts';

const address = 'https://skills.example.org/events/event-1';
const event = makeEvent({
  _id: 'event-1',
  title: 'Sourdough from a cold fridge',
  description: 'Keep one jar in the fridge.',
  start_time: '2026-11-24T19:00:00.000Z',
  end_time: '2026-11-24T20:30:00.000Z',
  created_by: { _id: 'host', name: 'Marit Solheim' },
  max_participants: 12,
  current_participants_count: 12,
  link: 'https://meet.example.org/sourdough',
});

const look = defaultLook;
const headOf = (changes: Partial<typeof event> = {}) => {
  const shown = { ...event, ...changes };
  return documentHead(
    { title: `${shown.title} · Skill Exchange`, description: shown.description, event: shown },
    address,
    look,
  );
};
const structured = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '') as Record<string, unknown>;

test('the head of an article has its picture, author and day for link previews', () => {
  const article = {
    ...{ id: '7', title: 'Sharpen first', description: 'A dull plane teaches nothing.', content: 'One line.' },
    ...{ image: '/covers/7.webp', author: 'Ada', readTime: 7, publishedAt: '2026-11-18T08:00:00Z', category: 'tools' },
  };
  const meta = { title: 'Sharpen first · Skill Exchange', description: article.description };
  const head = documentHead({ ...meta, article }, 'https://skills.example.org/blog/7', look);
  for (const [name, content] of Object.entries({
    'og:type': 'article',
    'og:title': 'Sharpen first',
    'og:url': 'https://skills.example.org/blog/7',
    'og:image': 'https://skills.example.org/covers/7.webp',
    'article:author': 'Ada',
    'article:published_time': '2026-11-18T08:00:00Z',
  }))
    expect(head).toContain(`<meta property="${name}" content="${content}">`);
  expect(documentHead({ ...meta, article: { ...article, image: '' } }, 'https://a.example/blog/7', look)).not.toContain(
    'og:image',
  );
});

describe('the picture of links', () => {
  const covered = {
    ...look,
    logo: '/api/images/logo.webp',
    cover: '/api/images/cover.webp',
    coverAlt: 'Two "neighbors"',
  };
  const headWith = (changes: object) =>
    documentHead({ title: 'Home' }, 'https://a.example/', { ...covered, ...changes });

  test('is the cover, with its words', () => {
    const head = headWith({});
    expect(head.match(/og:image"/g)).toHaveLength(1);
    expect(head).toContain('<meta property="og:image" content="https://a.example/api/images/cover.webp">');
    expect(head).toContain('<meta property="og:image:alt" content="Two &quot;neighbors&quot;">');
    expect(head).toContain('summary_large_image');
    expect(headWith({ coverAlt: '' })).not.toContain('og:image:alt');
  });

  test('is the logo without a cover', () => {
    const head = headWith({ cover: '' });
    expect(head).toContain('content="https://a.example/icon-512.png"');
    expect(head).not.toContain('og:image:alt');
    expect(head).not.toContain('summary_large_image');
  });

  test('is the card of an event in any case', () => {
    const head = documentHead({ title: event.title, event }, address, covered);
    expect(head.match(/og:image"/g)).toHaveLength(1);
    expect(head).not.toContain('cover.webp');
  });
});

describe('the head of a page that is in some languages alone', () => {
  const address = 'https://skills.example.org/texts/rules';
  const headIn = (language: 'de' | 'es') =>
    documentHead({ title: 'Rules', languages: ['en', 'de'] }, address, look, { language });

  test('names these languages', () => {
    const found = [...headIn('de').matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag);
    expect(found).toEqual(['en', 'de', 'x-default']);
  });

  test('is the page without a language in all others', () => {
    expect(headIn('de')).toContain(`<link rel="canonical" href="${address}?lang=de">`);
    expect(headIn('es')).toContain(`<link rel="canonical" href="${address}">`);
  });
});

test('the head names the locale of its texts, and the others that the page is in', () => {
  const head = documentHead({ title: 'Rules', languages: ['en', 'de', 'pt-BR'] }, 'https://a.example/rules', look);
  expect(head).toContain('<meta property="og:locale" content="en_US">');
  const others = [...head.matchAll(/og:locale:alternate" content="([^"]+)"/g)].map(([, locale]) => locale);
  expect(others).toEqual(['de_DE', 'pt_BR']);
});

describe('the head of an event', () => {
  test('tells link previews the time, the host and the picture', () => {
    const head = headOf();
    expect(head).toContain(`<link rel="canonical" href="${address}">`);
    expect(head).toContain(`<link rel="alternate" hreflang="de" href="${address}?lang=de">`);
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${address}">`);
    expect(head).toContain('<meta property="og:title" content="Sourdough from a cold fridge">');
    const words = 'Tue, Nov 24, 7:00 PM UTC · Online and free · with Marit Solheim. Keep one jar in the fridge.';
    expect(head).toContain(`<meta property="og:description" content="${words}">`);
    expect(head).toContain(`<meta property="og:image" content="https://skills.example.org${cardPath(event, look)}">`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('has no meeting link', () => {
    expect(headOf()).not.toContain('meet.example.org');
    expect(eventCard(event, look)).not.toContain('meet.example.org');
  });

  test('tells search engines until when members can sign up, and that nobody can any more', () => {
    const free = { ...event, status: 'Upcoming', freePlaces: 2 } as const;
    const addresses = { address: 'https://skills.example.org/events/1', picture: '' };
    const offers = (more: Partial<Event>) => structuredEvent({ ...free, ...more }, addresses).offers;
    expect(offers({ signUpsCloseAt: '2026-11-24T18:00:00.000Z' })).toMatchObject({
      availability: 'https://schema.org/InStock',
      validThrough: '2026-11-24T18:00:00.000Z',
    });
    expect(offers({ signUpsClosed: true })?.availability).toBe('https://schema.org/SoldOut');
  });

  test.each([
    ['Upcoming', 'EventScheduled', 'SoldOut'],
    ['Cancelled', 'EventCancelled', undefined],
    ['Completed', 'EventScheduled', undefined],
  ] as const)('tells search engines that it is %s', (status, eventStatus, availability) => {
    expect(structured(headOf({ status }))).toMatchObject({
      '@type': 'Event',
      name: event.title,
      startDate: event.start_time,
      endDate: event.end_time,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: `https://schema.org/${eventStatus}`,
      location: { '@type': 'VirtualLocation', url: address },
      organizer: { '@type': 'Person', name: 'Marit Solheim' },
      ...(availability && { offers: { price: 0, availability: `https://schema.org/${availability}` } }),
    });
    expect('offers' in structured(headOf({ status }))).toBe(availability !== undefined);
  });

  test.each(['</script><script>alert(1)</script>', '"><b onload=x>', '<!--<script>', '&lt;', "' $& $1"])(
    'is not broken by the title %s',
    (title) => {
      const head = headOf({ title, description: title });
      expect(structured(head)).toMatchObject({ name: title, description: title });
      // Only our own elements remain.
      expect(head.match(/<\w+/g)?.filter((tag) => !['<title', '<meta', '<link', '<script'].includes(tag))).toEqual([]);
      expect(head.match(/<script/g)).toHaveLength(1);
      expect(eventCard({ ...event, title }, look).match(/<(?:script|b)\b/g)).toBeNull();
    },
  );
});

test('a logo is the picture of links without one of their own, and is on the cards of events', () => {
  const own = { ...look, siteName: 'Bibliothek Lindenau', logo: `/api/images/${'a'.repeat(64)}.webp` };
  const head = documentHead({ title: 'Skills' }, 'https://skills.example.org/', own);
  expect(head).toContain('<meta property="og:image" content="https://skills.example.org/icon-512.png">');
  expect(documentHead({ title: 'Skills' }, 'https://skills.example.org/', look)).not.toContain('og:image');
  const card = eventCard(event, own);
  expect(card).toContain(`<image href="${own.logo}"`);
  expect(card).toContain('>Bibliothek Lindenau</text>');
  expect(documentHead({ title: event.title, event }, address, own).match(/property="og:image"/g)).toHaveLength(1);
});

test('a page that is missing has no address to share', () => {
  expect(documentHead({ title: 'Event not found' }, null, look)).not.toMatch(/canonical|og:/);
});

describe('the path of a picture', () => {
  test('changes with what it shows and nothing else', () => {
    expect(cardPath({ ...event, description: 'Other', current_participants_count: 3 }, look)).toBe(
      cardPath(event, look),
    );
    for (const change of [
      { title: 'Other' },
      { status: 'Cancelled' },
      { start_time: '2026-11-25T19:00:00.000Z' },
    ] as const)
      expect(cardPath({ ...event, ...change }, look)).not.toBe(cardPath(event, look));
    for (const change of [{ siteName: 'Lindenau' }, { teachHue: 258 }, { learnHue: 62 }])
      expect(cardPath(event, { ...look, ...change })).not.toBe(cardPath(event, look));
  });
});
