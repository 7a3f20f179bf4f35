import { rulesOfTies } from '../../src/tie-rules.ts';
import { ownWorld } from '../../src/worlds/own-world.ts';

rulesOfTies('own', ownWorld, {
  order: [
    'editUser',
    'saveEventDraft',
    'openConversation',
    'sendMessage',
    'editReview',
    'removeReview',
    'deleteEventDraft',
    'deleteSearch',
    'unfollowSkill',
    'endLogIn',
  ],
  // They need a state; rules of passkeys and of cases have it.
  elsewhere: ['renamePasskey', 'removePasskey', 'appealAction'],
  isAddition: true,
});
