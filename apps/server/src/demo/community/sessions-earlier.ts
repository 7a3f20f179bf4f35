import type { DemoSession } from './demo-session.ts';

/** The older swaps of everyone else. */
export const earlierSessions: readonly DemoSession[] = [
  {
    one: 'chiara',
    teaches: 'Pasta from scratch',
    two: 'tomasz',
    teachesBack: 'Chess',
    day: -48,
    at: '17:00',
    byOne: [
      4,
      'He asked me what each piece wants, and suddenly I had a plan. The homework was more than I could do in a week with the canteen open.',
    ],
    byTwo: [
      5,
      'Two eggs, one rolling pin and a lot of laughing at my circles, which were continents. Chiara watches your hands and not the recipe.',
    ],
  },
  {
    one: 'matija',
    teaches: 'Electronics',
    two: 'youssef',
    teachesBack: 'Leathercraft',
    day: -39,
    at: '18:00',
    byOne: [
      5,
      'I made a strap for my snare drum with a saddle stitch that will survive me. He stops you at the right moment, every time.',
    ],
    byTwo: [
      5,
      'My stall lamp works again and nobody was electrocuted. Matija says why a part is there before he says where it goes.',
    ],
  },
  {
    one: 'layla',
    teaches: 'Photo editing',
    two: 'killa',
    teachesBack: 'Knitting',
    day: -35,
    at: '16:30',
    byOne: [
      4,
      'My first square is a trapezium, and Killa says that hers was too. Have your wool ready before the call, winding it took us a while.',
    ],
    byTwo: [
      5,
      'The red on my screen is now the red of the yarn. She explained white balance with a cup of tea held next to the window.',
    ],
  },
  {
    one: 'gwen',
    teaches: 'Singing',
    two: 'wanjiru',
    teachesBack: 'Spreadsheet modelling',
    day: -33,
    at: '19:30',
    byOne: [
      5,
      'I came with a shoebox of receipts and left knowing what a tune book should cost. She draws the answer first and then builds the sheet towards it.',
    ],
    byTwo: [
      5,
      'For the first time in four years I sang the alto line out loud. Gwen hums under you until you notice that she has stopped.',
    ],
  },
  {
    one: 'kenji',
    teaches: 'Wood finishing',
    two: 'thiago',
    teachesBack: 'Portuguese',
    day: -31,
    at: '11:00',
    byOne: [
      4,
      'I can say three sentences to my grandson. Mr Nascimento sings the difficult vowels, and I find that I remember them.',
    ],
    byTwo: [
      5,
      'Thin coats, long waits, no excuses. The guitar top shines like water and I have thrown away my old brush, as instructed.',
    ],
  },
  {
    one: 'june',
    teaches: 'Bookbinding',
    two: 'rosa',
    teachesBack: 'Spanish',
    day: -28,
    at: '20:00',
    byOne: [
      5,
      'Rosa had me interview her about her breakfast for forty minutes in Spanish. I have never concentrated so hard on toast.',
    ],
    byTwo: [
      4,
      'A notebook that opens flat, sewn by me. The knots were tricky to follow on a small screen, so borrow a big one if you can.',
    ],
  },
  {
    one: 'tomasz',
    teaches: 'Chess',
    two: 'thiago',
    teachesBack: 'Guitar',
    day: -26,
    at: '21:00',
    byOne: [
      5,
      'My F chord no longer sounds like a door. He found one easy song that needs it twice and made me play that for an hour.',
    ],
    byTwo: [
      2,
      'Good stories, but it was late in the evening for him and he moved the pieces faster than I could follow. I would try again at an earlier hour.',
    ],
  },
];
