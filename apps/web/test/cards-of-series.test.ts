import { makeEvent } from '@skill-exchange/api-mocks/factories';
import { makeSeries } from '@skill-exchange/api-mocks/series';
import { expect, it } from 'vitest';
import { cardsOfSeries } from '../src/features/events/lists/cards-of-series.ts';

const dates = makeSeries(makeEvent(), { every: 'week', dates: 8, timeZone: 'UTC' });

it('gives a series one card, with the next date and the number of later ones', () => {
  const single = makeEvent({}, 1);
  const cards = cardsOfSeries([dates[0] ?? single, single, ...dates.slice(1)], () => '');
  expect(cards.map(({ event }) => [event._id, event.moreDates])).toEqual([
    [dates[0]?._id, 7],
    [single._id, undefined],
  ]);
  expect(cards[0]?.dates).toEqual(dates);
});

it('keeps dates apart that the member stands to in another way', () => {
  const cards = cardsOfSeries(dates, ({ series }) => (series?.position === 3 ? 'requested' : 'registered'));
  expect(cards.map(({ event }) => [event.series?.position, event.moreDates])).toEqual([
    [1, 6],
    [3, undefined],
  ]);
});

it('keeps the key of a card when a date has passed', () => {
  const keyOf = (events: typeof dates) => cardsOfSeries(events, () => '')[0]?.key;
  expect(keyOf(dates.slice(1))).toBe(keyOf(dates));
});
