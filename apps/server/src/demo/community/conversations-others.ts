import type { DemoConversation } from './demo-conversation.ts';

export const conversationsOfOthers: readonly DemoConversation[] = [
  {
    between: ['chiara', 'layla'],
    exchanges: [
      {
        hoursAgo: 330,
        lines: [
          ['chiara', 'Thank you for the list of my mistakes. I put it on the canteen fridge.'],
          ['layla', 'On the fridge! Are the children learning from it?'],
          ['chiara', 'They found one more. “Do the menu” is not a thing, they say.'],
          ['layla', 'They are right, and I missed it. Hire them.'],
          ['chiara', 'How was the pasta the second time?'],
          ['layla', 'Thin as a newspaper. My brother came back for thirds.'],
        ],
      },
    ],
  },
  {
    between: ['youssef', 'emil'],
    exchanges: [
      {
        hoursAgo: 310,
        lines: [
          ['youssef', 'I looked at the font file again. Somebody drew four hundred letters by hand?'],
          ['emil', 'Closer to nine hundred if you count all the joined forms.'],
          ['youssef', 'Then I will stop complaining about my wedding invitations.'],
          ['emil', 'I practised ع all week. Mine look like ducks.'],
          ['youssef', 'Every master began with ducks. Keep the pen flatter and breathe out on the curve.'],
          ['emil', 'Better ducks already. See you at your name evening!'],
        ],
      },
    ],
  },
  {
    between: ['mei', 'aroha'],
    exchanges: [
      {
        hoursAgo: 200,
        lines: [
          ['aroha', 'My dumplings opened like little books in the pan. What went wrong?'],
          ['mei', 'Too much filling. You are generous, the dough is not. One teaspoon.'],
          ['aroha', 'One teaspoon! I was using a soup spoon.'],
          ['mei', 'I know. I saw the photo. We say: full heart, half spoon.'],
          ['aroha', 'I am going to carve that on a spoon.'],
        ],
      },
    ],
  },
  {
    between: ['gwen', 'wanjiru'],
    exchanges: [
      {
        hoursAgo: 765,
        lines: [
          ['wanjiru', 'I sang out loud on Sunday. The woman in front of me turned around.'],
          ['gwen', 'Turned around how?'],
          ['wanjiru', 'She smiled and moved up, so that I could stand in her row.'],
          ['gwen', 'I am not crying, it is the sea air. Same time next month?'],
        ],
      },
    ],
  },
  {
    between: ['soyeon', 'kateryna'],
    exchanges: [
      {
        hoursAgo: 365,
        lines: [
          ['soyeon', 'I made a branch, drew a worse version, and went back. It felt like magic.'],
          ['kateryna', 'That is the whole secret. You can be brave because you can go back.'],
          ['soyeon', 'Now I want this for kimchi.'],
          ['kateryna', 'Label the jars with dates. That is version control for cabbage.'],
        ],
      },
    ],
  },
];
