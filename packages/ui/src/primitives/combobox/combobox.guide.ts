import type { ComponentGuide } from '../../docs/component-guide.ts';

export const comboboxGuide: ComponentGuide = {
  anatomy: [
    ['box', 'What was picked, then the input'],
    ['list', 'Options that match what is typed; the first is one ArrowDown away'],
    ['note', 'Below the options: loading, nothing found, or an error with Try again'],
    ['announcement', 'The number of options, for screen readers alone'],
  ],
  do: [{ story: 'WithANote', words: 'Say why there is no option, and what to type instead.' }],
  dont: [{ story: 'ExampleForThree', words: 'Three choices need no search: use Select.' }],
  keyboard: [
    ['Letters', 'Search'],
    ['ArrowDown, ArrowUp', 'Marks an option; focus stays in the input'],
    ['Enter', 'Picks the marked option, and never submits the form'],
    ['Escape', 'Closes the list'],
    ['Backspace', 'In an empty input, removes the last pick'],
  ],
  announced: ['“Combobox, expanded”, the marked option, and the number of options once they are there.'],
};
