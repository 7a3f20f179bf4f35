import type { ComponentGuide } from '../../docs/component-guide.ts';

export const alertDialogGuide: ComponentGuide = {
  anatomy: [
    ['title', 'The question'],
    ['description', 'What follows from a yes'],
    ['cancel', 'Has the focus at first'],
    ['confirm', 'A verb: what happens. Danger for what cannot be undone'],
  ],
  defaults: { tone: 'danger', cancelLabel: 'Cancel', pending: false },
  do: [{ story: 'ExampleOpen', words: 'The question, what follows, and a button that repeats the verb.' }],
  dont: [
    { story: 'ExampleYesNo', words: '“Yes” and “No” make one read the question twice, and no word says what is lost.' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'Moves between the two answers'],
    ['Enter', 'Presses the answer with focus: Cancel at first'],
    ['Escape', 'Cancels; nothing while pending'],
  ],
  announced: ['It is an alertdialog: question and description at once.', '“Busy” while the answer is under way.'],
};
