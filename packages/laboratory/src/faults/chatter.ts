/** A member in a conversation, with a chat client behind a network that fails. */
export interface Chatter {
  /** Sends a text, and retries until it has arrived. */
  say(text: string): Promise<void>;
  /** Returns both members' messages as this member sees them, oldest first, without those in transit. */
  shown(): Promise<string[]>;
  close(): Promise<void>;
}
