import type { ComponentGuide } from '../../docs/component-guide.ts';

export const timeZonePickerGuide: ComponentGuide = {
  anatomy: [
    ['input', 'City and offset: “Kolkata (UTC+5:30)”'],
    ['options', 'Cities by their names of today, with their offsets'],
    ['hint', 'The time there now: whether it is the right zone is seen at once'],
  ],
  do: [{ story: 'Picked', words: 'Found by city, region or offset.' }],
  dont: [
    {
      story: 'ExampleIds',
      words: 'Ids of a database are no names: few would look for Calcutta, and none for its underscore.',
    },
  ],
  keyboard: [
    ['Letters, digits', 'Search: “kyiv”, “+5:30”'],
    ['ArrowDown, ArrowUp, Enter', 'Mark and pick a zone'],
    ['Escape', 'Closes the list; what was typed but not picked is dropped'],
  ],
  announced: ['The zone and the time there, then the number of zones found.'],
};
