import { conversationWorld } from '../src/conversation-world.ts';
import { rulesOfTies } from '../src/tie-rules.ts';

rulesOfTies('conversation', conversationWorld, {
  order: [
    'answerMessageRequest',
    'changeConversation',
    'markConversation',
    'addAttachment',
    'addReaction',
    'removeReaction',
    'editMessage',
    'deleteMessage',
  ],
  isAddition: false,
});
