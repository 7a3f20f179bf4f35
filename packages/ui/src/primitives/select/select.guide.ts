import type { ComponentGuide } from '../../docs/component-guide.ts';

export const selectGuide: ComponentGuide = {
  anatomy: [
    ['select', 'The browser’s own, so that a phone shows its own list'],
    ['placeholder', 'Until a choice is made; it cannot be chosen again'],
  ],
  do: [{ story: 'Chosen', words: 'One of three to ten, of which one is looked at.' }],
  dont: [{ story: 'ExampleYesOrNo', words: 'Two choices fit on the page: a Checkbox, or a RadioGroup.' }],
  keyboard: [
    ['ArrowUp, ArrowDown', 'Changes the choice, or moves in the open list'],
    ['Space, Alt+ArrowDown', 'Opens the list'],
    ['Letters', 'Jump to the choice that begins so'],
  ],
  announced: ['Label, choice and position, as the browser says them.'],
};
