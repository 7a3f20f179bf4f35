import type { ComponentGuide } from '../../docs/component-guide.ts';

export const sessionPlannerGuide: ComponentGuide = {
  anatomy: [
    ['member', 'Whom the session is with; given where one comes from a profile'],
    ['skills', 'What each of the two teaches'],
    ['times', 'Hours that suit both, by both clocks, then a time of one’s own'],
    ['link', 'A room that the site makes, or a link'],
    ['note', 'A few words to go with it'],
  ],
  defaults: { hasRooms: false, pending: false },
  do: [{ story: 'WithMember', words: 'Hours that suit both come first: one press instead of a date.' }],
  dont: [
    {
      story: 'ExampleWithoutHours',
      words: 'Without them a member guesses a time, and the other one has to answer with another.',
    },
  ],
  keyboard: [
    ['Tab', 'Goes down the form; the hours are buttons'],
    ['Space, Enter', 'Picks an hour or takes it back'],
    ['Escape', 'Closes it; asks first where something was typed'],
  ],
  announced: [
    'Each hour by both clocks, and whether it is picked.',
    'Errors beside their fields; focus goes to the first.',
  ],
};
