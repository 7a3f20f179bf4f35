import type { ComponentGuide } from '../../docs/component-guide.ts';

export const sessionViewGuide: ComponentGuide = {
  anatomy: [
    ['state', 'Who has to act, in a pill'],
    ['people', 'The other member, and the menu with what is rare'],
    ['lanes', 'You teach, you learn'],
    ['when', 'Own time and UTC, side by side'],
    ['actions', 'One primary by state, at most two others'],
    ['link, notes, conversation', 'What both have'],
  ],
  defaults: { cancelling: false, isFresh: false },
  do: [{ story: 'Agreed', words: 'One primary action by state; the rest is quiet or in the menu.' }],
  dont: [
    {
      story: 'ExampleMoreActions',
      words: 'Actions around it compete with its own: the state already says what is next.',
    },
  ],
  keyboard: [
    ['Tab', 'State, menu, answers, link, notes, conversation, in the order of the page'],
    ['ArrowUp, ArrowDown', 'Chooses among the suggested times'],
  ],
  announced: ['The name of the other member: it is an article of that name.', 'The state once it has changed.'],
};
