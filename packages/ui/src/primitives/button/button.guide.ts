import type { ComponentGuide } from '../../docs/component-guide.ts';

export const buttonGuide: ComponentGuide = {
  anatomy: [
    ['button', 'One action, named by a verb'],
    ['icon', 'Before the words for what it does, after them for where it leads; hidden from screen readers'],
    ['spinner', 'Takes the place of the icon while pending; the words become pendingLabel'],
  ],
  defaults: { variant: 'teach', size: 'md', pending: false },
  do: [
    { story: 'ExampleOnePrimary', words: 'One primary action, and a quiet way out.' },
    { story: 'Pending', words: 'Say what is under way. The button keeps its focus and ignores further presses.' },
  ],
  dont: [{ story: 'ExampleTwoPrimary', words: 'Two primary actions compete, and “OK” does not say what happens.' }],
  keyboard: [
    ['Enter, Space', 'Presses it; nothing while pending'],
    ['Tab', 'Reaches it also while pending, and not while disabled'],
  ],
  announced: ['Its words, and “busy” while pending.', 'A disabled button gives no reason: put it beside the button.'],
};
