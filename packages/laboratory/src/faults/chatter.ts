/** A member in a conversation, with a chat client behind a network that fails. */
export interface Chatter {
  /** Says it, and says it again until it has arrived. */
  say(text: string): Promise<void>;
  /** Both members' messages as this member sees them, oldest first, without those in transit. */
  shown(): Promise<string[]>;
  close(): Promise<void>;
}
