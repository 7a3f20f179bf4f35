/** A member in a conversation, with a chat client behind a network that fails. */
export interface Chatter {
  /** Says it, and says it again until it has arrived. */
  say(text: string): Promise<void>;
  /** What was said by both as this member sees it, oldest first, without what is still on its way. */
  shown(): Promise<string[]>;
  close(): Promise<void>;
}
