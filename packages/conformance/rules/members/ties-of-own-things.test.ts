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
  // They need a state or a thing of their own; rules of passkeys, of cases and of invitations have it.
  elsewhere: ['renamePasskey', 'removePasskey', 'appealAction', 'revokeInvitation'],
  isAddition: true,
});
