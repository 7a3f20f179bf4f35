import type { ComponentGuide } from '../../docs/component-guide.ts';

export const errorStateGuide: ComponentGuide = {
  anatomy: [
    ['picture', 'Two lanes that do not meet; hidden from screen readers'],
    ['title', 'What failed'],
    ['description', 'What it means: whether anything is lost'],
    ['Try again', 'Only where another try may help'],
  ],
  defaults: { retrying: false },
  do: [{ story: 'Retry', words: 'What failed, and a way to try again.' }],
  dont: [{ story: 'ExampleOops', words: 'A joke, an exclamation mark, and no word of what failed.' }],
  keyboard: [
    ['Tab', 'Reaches Try again'],
    ['Enter, Space', 'Tries again; focus stays while it does'],
  ],
  announced: ['It is an alert: its words are announced as it appears, over what is being read.'],
};
