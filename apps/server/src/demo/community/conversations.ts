import { conversationsOfInes } from './conversations-ines.ts';
import { conversationsOfJonas } from './conversations-jonas.ts';
import { conversationsOfOthers } from './conversations-others.ts';
import type { DemoConversation } from './demo-conversation.ts';

/** Every conversation of the demo community. */
export const demoConversations: readonly DemoConversation[] = [
  ...conversationsOfJonas,
  ...conversationsOfInes,
  ...conversationsOfOthers,
];
