import { rulesOfTies } from '../../src/tie-rules.ts';
import { conversationWorld } from '../../src/worlds/conversation-world.ts';

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
