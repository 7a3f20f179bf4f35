/**
 * Texts of a member that stay after the account is erased, as the server's columns, `table.column`: its tests find them in no
 * others. The app says before the deletion what stays, and why.
 */
export const keptAfterErasure = {
  messages: ['messages.text', 'messages.words'],
  reviews: ['reviews.comment', 'event_reviews.comment'],
  notes: ['session_notes.text'],
  skills: ['skills.name', 'skills.name_key', 'skills.name_folded', 'skills.description'],
  decisions: ['actions.reason', 'cases.opening_reason', 'appeals.words', 'notifications.details'],
} as const satisfies Record<string, readonly string[]>;
