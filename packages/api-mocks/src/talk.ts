/** A conversation, line by line, in turns. */
export const talk: readonly string[] = [
  'Hi Inês! Thursday at seven would suit me. Does that still work for you?',
  'It does. Seven UTC, so eight on your side?',
  'Eight, yes. I will bring the verbs that frighten me.',
  'Bring three. More than that and we only talk about verbs.',
  'Deal. And you bring the script that reads the wrong column?',
  'It reads the right column on Mondays. That is what frightens ME.',
  'Ha. That sounds like a date format. We will find it.',
  'See you Thursday, then. Até quinta!',
];

/** Texts of reviews. */
export const comments: readonly string[] = [
  'Corrects you in a way that makes you want to say more.',
  'We fixed my starter in twenty minutes and talked about tides for forty.',
  'Patient, prepared, and honest about what I should practise first.',
  'Good hour. The sound was poor on my side and it still worked.',
];

/** Topics of articles, one for each tag. */
export const subjects: readonly string[] = ['bread', 'rook endings', 'dovetails', 'light', 'type', 'clean code'];

/** What guests write about events. */
export const guestComments = [
  'Clear, patient and funny. I used it the same evening.',
  'A good hour with kind people. I would have liked more time for questions.',
  'We all had something in our hands by the end.',
  'Well prepared, a bit fast for a first time.',
  'I came for the tools and stayed for the stories.',
];
