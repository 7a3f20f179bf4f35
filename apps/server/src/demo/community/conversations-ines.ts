import type { DemoConversation } from './demo-conversation.ts';

export const conversationsOfInes: readonly DemoConversation[] = [
  {
    between: ['anneke', 'ines'],
    exchanges: [
      {
        hoursAgo: 770,
        lines: [
          [
            'anneke',
            'Hi Inês, I paint skies and need to understand my mother-in-law. Can we help each other?',
          ],
          ['ines', 'Where is she from? It matters for the swearing.'],
          ['anneke', 'Braga.'],
          ['ines', 'Then we start with the swearing and work back to the alphabet.'],
        ],
      },
      {
        hoursAgo: 44,
        lines: [
          ['anneke', 'I made the whole table laugh on Sunday. On purpose!'],
          ['ines', 'I want the exact sentence.'],
          ['anneke', 'I told them that the cod was so dry that it asked me for a glass of water.'],
          ['ines', 'You are ready for citizenship. See you at the next session, I bought the thick paper.'],
        ],
      },
    ],
  },
  {
    between: ['ines', 'tomasz'],
    exchanges: [
      {
        hoursAgo: 960,
        lines: [
          ['ines', 'The opening was last night. Three minutes, one laugh, no fainting. Thank you.'],
          ['tomasz', 'How many times “basically”?'],
          ['ines', 'Once. I heard your eyebrow go up.'],
        ],
      },
      {
        hoursAgo: 30,
        lines: [
          ['tomasz', 'You are in for the five-minute talks. What will you speak about?'],
          ['ines', 'The red lamp. Why everyone tells the truth in a darkroom.'],
          ['tomasz', 'Stop there, do not write more than one page, and bring the lamp.'],
        ],
      },
    ],
  },
  {
    between: ['matija', 'ines'],
    exchanges: [
      {
        hoursAgo: 430,
        lines: [
          ['matija', 'Rode to the wedding in Samobor and back. Not one squeal. The bride noticed.'],
          ['ines', 'She noticed your brakes at her own wedding?'],
          ['matija', 'She lives in my street. She has suffered for two years.'],
          ['ines', 'Then it was my present to her. How do I say that in proper German?'],
          ['matija', '“Das war mein Hochzeitsgeschenk.” Say it fast and look modest.'],
        ],
      },
    ],
  },
  {
    between: ['kwame', 'ines'],
    unread: 1,
    exchanges: [
      {
        hoursAgo: 118,
        lines: [
          ['kwame', 'The stripes are gone with black tape over the hinge, exactly where you said.'],
          ['ines', 'I knew it! Old foam turns to chewing gum. You can buy new strips for very little.'],
          ['kwame', 'My grandfather’s camera says thank you. He used it for one wedding and four goats.'],
          ['ines', 'I would hang those goats on our wall tomorrow.'],
        ],
      },
      {
        hoursAgo: 8,
        lines: [
          ['kwame', 'I found the negatives! Goats number two and three are in perfect focus.'],
          ['ines', 'Bring them to the film evening. I will show everybody how we read an old negative.'],
          ['kwame', 'Shall I scan them first, or just hold them up against the window?'],
        ],
      },
    ],
  },
];
