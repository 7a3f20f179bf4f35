/** Two members in the database's order. */
export interface ConversationPair {
  member_low: string;
  member_high: string;
}

/** Returns the pair in the same order for both members. */
export function inOrder(one: string, other: string): ConversationPair {
  return one < other ? { member_low: one, member_high: other } : { member_low: other, member_high: one };
}
