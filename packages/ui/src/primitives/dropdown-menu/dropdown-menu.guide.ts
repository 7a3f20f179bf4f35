import type { ComponentGuide } from '../../docs/component-guide.ts';

export const dropdownMenuGuide: ComponentGuide = {
  anatomy: [
    ['trigger', 'An IconButton or a Button that names the thing: “More about the session”'],
    ['content', 'A list of two to five actions, beside the trigger and within the window'],
    ['item', 'A verb with an icon; danger for what cannot be undone'],
  ],
  defaults: { tone: 'neutral' },
  do: [{ story: 'Open', words: 'Rare actions on one thing, the irreversible one last.' }],
  dont: [
    {
      story: 'ExamplePrimaryInside',
      words: 'What most members come for is not in a menu, and a menu of one is a button.',
    },
  ],
  keyboard: [
    ['Enter, Space, ArrowDown', 'Opens it and focuses the first item'],
    ['ArrowUp, ArrowDown', 'Moves between items'],
    ['Letters', 'Jump to the item that begins so'],
    ['Escape', 'Closes it; focus returns to the trigger'],
  ],
  announced: [
    'The trigger says that it opens a menu, and whether it is open.',
    'Each item says its words and whether it is disabled.',
  ],
};
