import type { ComponentGuide } from '../../docs/component-guide.ts';

export const skillPickerGuide: ComponentGuide = {
  anatomy: [
    ['chips', 'What was picked, in the look of its lane; each can be removed'],
    ['input', 'Searches the catalogue, 300 ms after the last letter'],
    ['options', 'Matches that are not picked yet; with allowNew, the typed name as a new skill'],
    ['hint', 'How many fit, from the 25th on'],
  ],
  defaults: { mode: 'multi', allowNew: false, required: false, disabled: false, placeholder: 'Search skills' },
  do: [{ story: 'Wanted', words: 'The lane says which way a skill runs: learn for what is wanted.' }],
  dont: [
    {
      story: 'ExampleWrongLane',
      words: 'Wanted skills in the lane of those taught: color and shape say the opposite of the label.',
    },
  ],
  keyboard: [
    ['ArrowDown, ArrowUp', 'Marks an option'],
    ['Enter', 'Picks it, or what is typed where it is a skill'],
    ['Backspace', 'In an empty input, removes the last skill'],
    ['Tab', 'Reaches the button of each chip'],
  ],
  announced: ['“Chess added”, “Chess removed”, and the number of skills found.'],
};
