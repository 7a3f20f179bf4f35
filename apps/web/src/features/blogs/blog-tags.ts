/** What the articles on the blogs page are about: by category, the tags that articles carry, the best one first. */
const tagsByCategory = {
  coding: ['coding', 'python', 'javascript', 'sql'],
  cooking: ['cooking', 'baking', 'spices', 'pasta'],
  woodwork: ['woodwork', 'joinery', 'whittling', 'finishing'],
  chess: ['chess', 'endgames', 'practice', 'go'],
  photography: ['photography', 'portrait', 'film', 'editing'],
  design: ['design', 'typography', 'ux', 'illustration'],
} as const;

/** How many tags of each category are asked for. */
const tagsPerCategory = 2;

/** The tags that the blogs page asks for, in this order. */
export const blogTags: readonly string[] = Object.values(tagsByCategory).flatMap((tags) =>
  tags.slice(0, tagsPerCategory),
);
