import type { ComponentGuide } from '../../docs/component-guide.ts';

export const fieldGuide: ComponentGuide = {
  anatomy: [
    ['label', 'Names the control; an asterisk beside it where it is required'],
    ['control', 'One input, select or picker, labelled and described by the field'],
    ['hint', 'What helps to fill it in, before anything is wrong'],
    ['error', 'What is wrong and how to put it right'],
  ],
  defaults: { required: false },
  do: [
    { story: 'WithHint', words: 'A label that stays, and a hint where the format is not obvious.' },
    { story: 'Invalid', words: 'An error beside the control, with words.' },
  ],
  dont: [
    {
      story: 'ExamplePlaceholderAsLabel',
      words: 'A placeholder goes with the first letter: what the box was for goes with it.',
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the control'],
    ['A press on the label', 'Focuses the control'],
  ],
  announced: [
    'The label, “required”, the hint and the error, with the control.',
    'An error when it appears, politely.',
  ],
};
