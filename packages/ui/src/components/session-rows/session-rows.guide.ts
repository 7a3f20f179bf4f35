import type { ComponentGuide } from '../../docs/component-guide.ts';

export const sessionRowsGuide: ComponentGuide = {
  anatomy: [
    ['group', 'Who has to act: you, nobody, or they'],
    ['row', 'The other member, the time and the state; its name is the link to the session'],
    ['actions', 'Join, Edit and Cancel of what both agreed to; a proposal is answered on its page'],
    ['dot', 'It waits for you; the words say so as well'],
  ],
  do: [
    { story: 'Scheduled', words: 'Grouped by who has to act, soonest first.' },
    { story: 'OneIsShown', words: 'Beside its page a session has no actions here: each is there once.' },
  ],
  dont: [{ story: 'ExampleUngrouped', words: 'One list by date: what waits for the member is somewhere in it.' }],
  keyboard: [
    ['Tab', 'Reaches each row, then its actions'],
    ['Enter', 'Opens the session'],
  ],
  announced: ['Each group by its name, each row by the name of the other member; the one that is shown is “current”.'],
};
