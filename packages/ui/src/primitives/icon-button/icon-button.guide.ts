import type { ComponentGuide } from '../../docs/component-guide.ts';

export const iconButtonGuide: ComponentGuide = {
  anatomy: [
    ['button', '44 px on each side, also around a smaller icon'],
    ['icon', 'One of Lucide’s, 20 px'],
    ['label', 'The accessible name: a verb and its object'],
  ],
  defaults: { variant: 'quiet' },
  do: [{ story: 'Quiet', words: 'A sign that everybody knows, for an action that repeats.' }],
  dont: [
    {
      story: 'ExampleForTheMainAction',
      words: 'An icon alone hides what the main action is. Use a Button with words.',
    },
  ],
  keyboard: [['Enter, Space', 'Presses it']],
  announced: ['Its label. The icon itself says nothing.'],
};
