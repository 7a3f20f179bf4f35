import type { StateDescriptions } from '../state-types.ts';
import { me, other } from './example-values.ts';

/** States of conversations. */
export const chatStates = {
  'a conversation': {
    means:
      'A conversation with so many `messages`, oldest `messageId`, is of me and the other member if `mine`; else of ' +
      'two others. I have written all its messages where it is mine. `cursor` leads from the newest 24 messages to older ones; any text where there are not so many.',
    parameters: { mine: true, messages: 2 },
    values: { ...me, ...other, conversationId: 'conversation-1', messageId: 'message-1', cursor: 'cursor-1' },
  },
  'a picture for a message': {
    means: 'A conversation of me and the other member, for which I have uploaded a picture that is not sent yet.',
    parameters: {},
    values: { ...me, ...other, conversationId: 'conversation-1', attachmentId: 'attachment-1' },
  },
  'a message with a picture': {
    means: 'I have just sent a message without a text and with one picture, which has no description.',
    parameters: {},
    values: { ...me, conversationId: 'conversation-1', messageId: 'message-1', attachmentId: 'attachment-1' },
  },
  'an unread message': {
    means: 'The other member has written the only message of our conversation, and I have not read it.',
    parameters: {},
    values: { ...me, conversationId: 'conversation-1' },
  },
  'a conversation that goes on': {
    means: 'The other member and I have written to each other. `messageId` is my message.',
    parameters: {},
    values: { ...me, conversationId: 'conversation-1', messageId: 'message-1' },
  },
  'a message sent with a key': {
    means: 'I have sent the other member a message with the text and the Idempotency-Key of the parameters.',
    parameters: { key: 'key-1', text: 'Thursday at seven?' },
    values: { ...me, ...other },
  },
} as const satisfies StateDescriptions;
