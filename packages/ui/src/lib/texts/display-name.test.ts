import { expect, test } from 'vitest';
import { firstName } from './display-name.ts';

test.each([
  ['Inês Carvalho', 'Inês'],
  ['  Inês   Carvalho ', 'Inês'],
  ['ليلى حدّاد', 'ليلى'],
  ['عبد الرحمن السيّد', 'عبد الرحمن'],
  ['Abdul Rahman Said', 'Abdul Rahman'],
  ['أبو بكر', 'أبو بكر'],
  ['J. Robert Oppenheimer', 'J. Robert'],
  ['Dr. J Weiss', 'Dr. J Weiss'],
  ['Dr.', 'Dr.'],
  ['山田太郎', '山田太郎'],
  ['山田 太郎', '山田 太郎'],
  ['김 철수 (Chris)', '김 철수'],
  ['Ana (she/her)', 'Ana'],
  ['(Ana) Weiss', 'Weiss'],
  ['(Ana)', '(Ana)'],
  ['🙂 Ana', '🙂'],
  ['', 'Unknown'],
])('%s is called %s', (name, called) => {
  expect(firstName(name)).toBe(called);
});
