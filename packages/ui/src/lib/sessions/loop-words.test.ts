import { makeUser } from '@skill-exchange/api-mocks/factories';
import { expect, it } from 'vitest';
import { loopWords } from './loop-words.ts';

const seats = [
  ['Ana', 'SQL'],
  ['Eleni', 'Basket weaving'],
  ['June', 'Sourdough'],
].map(([name = '', skill = '']) => ({ member: makeUser({ name }), gives: { _id: skill, name: skill } }));

it('says who teaches whom', () => {
  expect(loopWords(seats)).toBe('You teach Eleni SQL. Eleni teaches June Basket weaving. June teaches you Sourdough.');
  expect(loopWords(seats, false)).toBe(
    'Ana teaches Eleni SQL. Eleni teaches June Basket weaving. June teaches Ana Sourdough.',
  );
});
