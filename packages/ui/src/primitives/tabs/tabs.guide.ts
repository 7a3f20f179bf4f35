import type { ComponentGuide } from '../../docs/component-guide.ts';

export const tabsGuide: ComponentGuide = {
  anatomy: [
    ['list', 'Named for what its tabs divide; scrolls sideways where they do not fit'],
    ['tab', 'One or two words, and a count as its description'],
    ['panel', 'What belongs to the tab'],
  ],
  do: [{ story: 'Counts', words: 'Views of one kind of thing, of which one is looked at.' }],
  dont: [{ story: 'ExampleSteps', words: 'Steps have an order, and tabs have none: a member may begin anywhere.' }],
  keyboard: [
    ['Tab', 'Reaches the tab that is selected, then its panel'],
    ['ArrowLeft, ArrowRight', 'Selects the tab beside it, in the direction of reading; after the last comes the first'],
    ['Home, End', 'Selects the first or the last'],
  ],
  announced: ['“Scheduled, tab, selected, 1 of 3”, then its count: “2 in total”.'],
};
