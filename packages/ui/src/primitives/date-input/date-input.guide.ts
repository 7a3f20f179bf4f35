import type { ComponentGuide } from '../../docs/component-guide.ts';

export const dateInputGuide: ComponentGuide = {
  anatomy: [
    ['input', 'The browser’s own for a day'],
    ['words', 'The day with its weekday, once there is one'],
  ],
  do: [{ story: 'Filled', words: 'The weekday tells a member at once whether they mean that day.' }],
  dont: [{ story: 'ExampleTyped', words: 'A text has as many formats as readers: is it March or April?' }],
  keyboard: [
    ['Tab', 'Moves from month to day to year'],
    ['Digits, ArrowUp, ArrowDown', 'Change a part'],
    ['Space', 'Opens the browser’s calendar'],
  ],
  announced: ['The label, the parts of the day, and the day in words.'],
};
