/** Topics of the blogs page: the article tags of each category, best first. */
const tagsByCategory = {
  coding: ['coding', 'python', 'javascript', 'sql'],
  cooking: ['cooking', 'baking', 'spices', 'pasta'],
  woodwork: ['woodwork', 'joinery', 'whittling', 'finishing'],
  chess: ['chess', 'endgames', 'practice', 'go'],
  photography: ['photography', 'portrait', 'film', 'editing'],
  design: ['design', 'typography', 'ux', 'illustration'],
} as const;

/** Tags to request per category. */
const tagsPerCategory = 2;

/** The tags that the blogs page requests, in this order. */
export const blogTags: readonly string[] = Object.values(tagsByCategory).flatMap((tags) =>
  tags.slice(0, tagsPerCategory),
);
