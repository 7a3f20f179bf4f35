import type { DemoConversation } from './demo-conversation.ts';

export const conversationsOfJonas: readonly DemoConversation[] = [
  {
    between: ['jonas', 'ines'],
    exchanges: [
      {
        hoursAgo: 1466,
        lines: [
          ['jonas', 'Hi Inês! Your list and mine are the same list, turned around. Python for Portuguese?'],
          ['ines', 'Olá Jonas! I saw it too and was too shy to write first. Yes please.'],
          ['ines', 'One warning: I have never written a line of code in my life.'],
          [
            'jonas',
            'Best kind of student. Think of a chore you do every week that makes you sigh, and bring that.',
          ],
          ['ines', 'Renaming scans of negatives. Four hundred of them. I am sighing as I type.'],
          ['jonas', 'Perfect. We will make that sigh go away. Thursday, 18:30 UTC?'],
          ['ines', 'Thursday it is. And you will order a coffee in Portuguese, start practising :)'],
        ],
      },
      {
        hoursAgo: 1340,
        lines: [
          ['ines', 'It ran again this morning without you. FOUR HUNDRED FILES. I told my mother.'],
          ['jonas', 'What did she say?'],
          ['ines', 'She asked whether you are eating properly. It is how she shows respect.'],
          ['jonas', 'Diz-lhe que sim. Obrigado!'],
          [
            'ines',
            'Look at you! It is “diga-lhe” if you are being polite, but she would like “diz-lhe” better.',
          ],
        ],
      },
      {
        hoursAgo: 860,
        lines: [
          ['jonas', 'The loaf is out. I could use it to stop a door.'],
          ['ines', 'Send me a photo of the crumb, cut through the middle.'],
          ['jonas', 'Small holes at the bottom, one huge cave under the crust.'],
          [
            'ines',
            'Underproofed. It is not you, it is a cold kitchen. Give it two more hours, or put the bowl near the router.',
          ],
          ['jonas', 'Near the router. You have become an engineer.'],
        ],
      },
      {
        hoursAgo: 21,
        lines: [
          ['ines', 'I asked to join your Python evening. Is there still a place or am I pushing in?'],
          ['jonas', 'Two places and five requests, I have to decide tonight. Yours is the oldest one.'],
          [
            'ines',
            'Take the beginners first. I have you on our next call anyway, and I can wait for the next evening.',
          ],
          ['jonas', 'That is kind. Have you got the roll for our session ready?'],
          ['ines', 'Loaded and in the bag. Bring the light meter app and warm hands. Até breve!'],
        ],
      },
    ],
  },
  {
    between: ['jonas', 'aino'],
    exchanges: [
      {
        hoursAgo: 1100,
        lines: [
          ['aino', 'Good morning. You want dovetails and I want to stop losing my website. Shall we?'],
          ['jonas', 'Gladly. What do I need? I own one saw and it came free with a Christmas tree.'],
          ['aino', 'Then borrow a small one with fine teeth. A chisel of 12 mm, a pencil, two bits of pine.'],
          ['jonas', 'My neighbour has everything and is thrilled to lend it. He wants to watch.'],
          ['aino', 'Neighbours are welcome if they do not give advice.'],
        ],
      },
      {
        hoursAgo: 70,
        lines: [
          ['jonas', 'Second dovetail: gap on one side only. Progress?'],
          ['aino', 'Great progress. Now you have a good side and can turn it to the wall.'],
          [
            'aino',
            'I committed my price list and then deleted the wrong folder. Can we do “undo” next time?',
          ],
          ['jonas', 'Undo is the whole next hour. Do not touch anything until then, nothing is lost.'],
        ],
      },
    ],
  },
  {
    between: ['tomasz', 'jonas'],
    exchanges: [
      {
        hoursAgo: 520,
        lines: [
          ['tomasz', 'I ran the query. Our Kuba has won 71 % with black. He will be unbearable.'],
          ['jonas', 'Check how many games that is before you tell him.'],
          ['tomasz', 'Seven. Seven games. I take it back, I will tell him as a lesson in statistics.'],
        ],
      },
      {
        hoursAgo: 190,
        lines: [
          ['jonas', 'I held a rook ending against a colleague at lunch. Cut off the king, as you said.'],
          ['tomasz', 'And then you breathed?'],
          ['jonas', 'I breathed so loudly that he offered a draw.'],
          ['tomasz', 'A complete education. My work here is done.'],
        ],
      },
    ],
  },
  {
    between: ['ravi', 'jonas'],
    exchanges: [
      {
        hoursAgo: 250,
        lines: [
          ['ravi', 'Did the film come back from the lab?'],
          ['jonas', 'Today! Eleven sharp, twenty-four artistic, one entirely of my thumb.'],
          ['ravi', 'Keep the thumb. Every first roll has a thumb, it is a signature.'],
        ],
      },
      {
        hoursAgo: 97,
        lines: [
          [
            'ravi',
            'So sorry, I have to cancel our call. The boat leaves two days early because of the swell.',
          ],
          ['jonas', 'No problem at all. Safe trip, and count some fish for me.'],
          ['ravi', 'Into one tidy table this time. I will be back on land in about a week.'],
          ['jonas', 'Then propose a date when you have solid ground and solid wifi.'],
          ['ravi', 'Will do. I owe you a chapter on pushing film, and a recipe.'],
        ],
      },
    ],
  },
  {
    between: ['kenji', 'jonas'],
    unread: 2,
    exchanges: [
      {
        hoursAgo: 100,
        lines: [
          ['kenji', 'Thank you for the lesson. My timber count is correct to the last board.'],
          ['jonas', 'Thank you! My chisel has never been this sharp. I am slightly afraid of it.'],
          ['kenji', 'To be slightly afraid is the right distance.'],
          ['jonas', 'May I join your sharpening evening as well? I have sent a request.'],
        ],
      },
      {
        hoursAgo: 5,
        lines: [
          ['kenji', 'Yes, of course. I will go through the requests on Sunday with my daughter.'],
          ['kenji', 'Please bring the oldest chisel of your neighbour. The bad ones teach more.'],
        ],
      },
    ],
  },
];
