import { expect, it } from 'vitest';
import { placeholderProblem } from '../src/placeholders.ts';

const days = '{n, plural, one {# day} other {# days}}';

it.each([
  ['Sign up', 'Registrieren', null],
  ['Hi {name}', 'Hallo {name}', null],
  ['Hi {name}', 'Hallo', 'lacks {name}'],
  ['Hi {name}', 'Hallo {Name}', 'lacks {name}'],
  ['Hi', 'Hallo {name}', 'has {name}, which the text has not'],
  ['New? <0>Sign up</0>', 'Neu? <0>Registrieren</0>', null],
  ['New? <0>Sign up</0>', 'Neu? <0>Registrieren', 'lacks </0>'],
  [days, '{n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}', null],
  [days, '# Tage', 'lacks {n}'],
])('compares "%s" and "%s"', (text, translation, problem) => {
  expect(placeholderProblem(text, translation)).toBe(problem);
});

it('reports a translation that is no message', () => {
  expect(placeholderProblem('Hi {name}', 'Hallo {name')).not.toBeNull();
});
