/** A conversation, line by line, the first of the two speaking first. */
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
