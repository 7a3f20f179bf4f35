import type { ComponentGuide } from '../../docs/component-guide.ts';

export const emptyStateGuide: ComponentGuide = {
  anatomy: [
    ['illustration', 'Repeats the words; hidden from screen readers'],
    ['title', 'What is not there'],
    ['reason', 'Why, and what would change it'],
    ['action', 'The next step'],
  ],
  do: [{ story: 'WithTheNextStep', words: 'Say why it is empty, and offer the next step.' }],
  dont: [{ story: 'ExampleNoData', words: '“No data” neither says what is missing nor what to do.' }],
  keyboard: [['Tab', 'Reaches its action']],
  announced: ['Nothing by itself: it is read where it stands.'],
};
