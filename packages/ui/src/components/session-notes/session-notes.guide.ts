import type { ComponentGuide } from '../../docs/component-guide.ts';

export const sessionNotesGuide: ComponentGuide = {
  anatomy: [
    ['text', 'What both read and write'],
    ['state', 'Saved, kept on this device, or not saved'],
    ['conflict', 'Both texts, where the other one wrote meanwhile'],
  ],
  defaults: { isReadOnly: false },
  do: [{ story: 'Reading', words: 'What to bring and what comes next, in a few lines.' }],
  dont: [{ story: 'ExampleLink', words: 'The link has its own row, with Join. In the notes nobody looks for it.' }],
  keyboard: [
    ['Tab', 'Reaches Change notes, then the text and Done'],
    ['Enter', 'A new line: it is saved as one types'],
  ],
  announced: ['“Saved. You both see it.”, politely.', 'A conflict at once: it is an alert.'],
};
