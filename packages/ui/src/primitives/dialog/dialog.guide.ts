import type { ComponentGuide } from '../../docs/component-guide.ts';

export const dialogGuide: ComponentGuide = {
  anatomy: [
    ['overlay', 'Dims the page and scrolls where the dialog is higher than the window'],
    ['header', 'The title: what is done here. Stays in view'],
    ['content', 'A form or a text, in one column'],
    ['footer', 'The one action and the way out. Stays in view'],
    ['close button', 'Last in the order of Tab, so that focus begins in the content'],
  ],
  defaults: { size: 'md' },
  do: [{ story: 'ExampleOpen', words: 'A title that says what is done, one action, and a way out.' }],
  dont: [
    {
      story: 'ExampleQuestion',
      words: 'A question with two answers is an AlertDialog: this one closes by a press beside it.',
    },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'Moves within the dialog alone'],
    ['Escape', 'Closes it, unless an input method uses the key; focus returns to what opened it'],
    ['Enter', 'Submits the form in it'],
  ],
  announced: [
    'Title and description when it opens.',
    'What is behind is hidden from screen readers until it closes.',
    'Toasts are announced over it and do not close it.',
  ],
};
