interface Meeting {
  readonly title: string;
  readonly description: string;
  readonly skills: readonly string[];
  /** Which of the people hosts it. */
  readonly host: number;
  /** Days from the mocked today. */
  readonly day: number;
  /** Hour of the day in UTC. */
  readonly hour: number;
  readonly minutes: number;
  readonly size: number;
}

/** What the mocked community meets for: upcoming, then completed, then cancelled. */
export const meetings: readonly [Meeting, ...Meeting[]] = [
  {
    title: 'Sourdough from a cold fridge',
    description: 'Keep one jar in the fridge and bake whenever you like. We feed, wait and shape together.',
    skills: ['Sourdough', 'Fermentation'],
    host: 2,
    day: 2,
    hour: 19,
    minutes: 90,
    size: 12,
  },
  {
    title: 'Your first roll of film',
    description: 'Bring any camera with a lever. You leave knowing what every ring on it is for.',
    skills: ['Film photography', 'Darkroom printing', 'Portuguese', 'Light metering', 'Patience'],
    host: 1,
    day: 4,
    hour: 18,
    minutes: 60,
    size: 8,
  },
  {
    title: 'Rook endings for people with jobs',
    description: 'Three positions that decide most club games, and how not to panic in them.',
    skills: ['Chess'],
    host: 0,
    day: 6,
    hour: 20,
    minutes: 75,
    size: 10,
  },
  {
    title: 'Fix a puncture without swearing',
    description: 'Tyre levers, patches and the one mistake that everybody makes. Have a wheel in reach.',
    skills: ['Bike repair'],
    host: 3,
    day: 9,
    hour: 17,
    minutes: 45,
    size: 6,
  },
  {
    title: 'Draw the person opposite',
    description: 'Ten two-minute portraits over video. No erasers, a lot of laughing.',
    skills: ['Life drawing'],
    host: 4,
    day: 11,
    hour: 18,
    minutes: 60,
    size: 20,
  },
  {
    title: 'A notebook, folded, sewn and cased in',
    description: 'Paper, thread and one needle. The list of materials is in the link.',
    skills: ['Bookbinding', 'Letterpress'],
    host: 5,
    day: 14,
    hour: 15,
    minutes: 120,
    size: 9,
  },
  {
    title: 'Python for spreadsheets that got out of hand',
    description: 'Bring the worst sheet you own. We read it, clean it and give it back in thirty lines.',
    skills: ['Python'],
    host: 0,
    day: -12,
    hour: 19,
    minutes: 90,
    size: 15,
  },
  {
    title: 'Sharpen one good knife',
    description: 'One stone, one knife, one hour, and a tomato at the end.',
    skills: ['Knife sharpening', 'Joinery'],
    host: 6,
    day: -8,
    hour: 10,
    minutes: 60,
    size: 5,
  },
  {
    title: 'Tell a story in two minutes',
    description: 'Two minutes each, any topic, one kind question from the room.',
    skills: ['Public speaking'],
    host: 0,
    day: 5,
    hour: 19,
    minutes: 60,
    size: 12,
  },
];

/** Where the cancelled ones begin in `meetings`. */
export const firstCancelled = 8;
