import type { StateDescriptions } from '../state-types.ts';
import { me, other } from './example-values.ts';

const setupToken = 'Zk3v9Qm1T0uJ8yWc2bN5rXa7dLs4hEoPiGfK6tVqYwM';

/** States of those who run the community. */
export const operatorStates = {
  'an operator': {
    means:
      'I am an operator of the community, and no moderator. Nobody has changed its settings or published a text yet.',
    parameters: {},
    values: me,
  },
  'nobody runs the community': {
    means: 'I am a member of a community without an operator, and the link of the start still works.',
    parameters: {},
    values: { ...me, setupToken },
  },
  'an operator with a member': {
    means:
      'I am an operator of the community with the password of the parameter. The other member is logged in and has codes at log-in.',
    parameters: { password: 'correct horse battery' },
    values: { ...me, ...other },
  },
  'an invitation': {
    means: 'I am an operator of the community, and have made an invitation with which `joined` members have joined.',
    parameters: { joined: 0 },
    values: { ...me, invitationId: 'invitation-1', invitationToken: '8Qm1T0uJ8yWc2bN5rXa7dL' },
  },
  'a draft of an announcement': {
    means: 'I am an operator of the community, have written an announcement with a banner, and have tested it.',
    parameters: {},
    values: { ...me, announcementId: 'announcement-1' },
  },
  'an announcement': {
    means: 'I am an operator of the community. My announcement is being sent, and its banner is shown.',
    parameters: {},
    values: { ...me, announcementId: 'announcement-1' },
  },
  'a backup': {
    means:
      'I am an operator of the community with the password of the parameter. A daily backup is done, and is not encrypted. ' +
      'Where backups are made elsewhere, there is none.',
    parameters: { password: 'correct horse battery' },
    values: { ...me, backupId: '2026-11-30T03-30-12.456Z-daily' },
  },
  'somebody asks to join': {
    means: 'I am an operator of the community, and somebody who is no member has asked to join.',
    parameters: {},
    values: { ...me, joinRequestId: 'request-1' },
  },
  'an invited address': {
    means: 'I am an operator of the community, and have invited an address by email, two days ago.',
    parameters: {},
    values: { ...me, invitedAddressId: 'address-1' },
  },
  'my request to join': {
    means: 'I am no member and have asked to join, with the password of the parameter.',
    parameters: { password: 'correct horse battery' },
    values: { email: 'samira@example.org' },
  },
  'counted weeks': {
    means: 'I am an operator of the community, whose last full week was counted.',
    parameters: {},
    values: me,
  },
  'texts to accept': {
    means:
      'I am an operator of the community. Its only texts are the first versions of its rules and of its terms, in English and in Spanish. I have accepted neither.',
    parameters: {},
    values: me,
  },
} as const satisfies StateDescriptions;
