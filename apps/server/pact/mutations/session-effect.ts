import { ofClass, patch } from './mutation.ts';

const sessionRepository = 'modules/sessions/repository.ts';
const sessionEdits = 'modules/sessions/edit-service.ts';
const sessionChanges = 'modules/sessions/change-repository.ts';

/** Of calls about sessions. */
export const sessionEffects = ofClass('effect', [
  patch(
    'createSession',
    'a session loses its skills',
    sessionRepository,
    'skill_one: session.skillOne,\n      skill_two: session.skillTwo,',
    '',
  ),
  patch(
    'editSession',
    'an edit of a session changes nothing',
    sessionEdits,
    'await updateSession(trx, session.id, { ...changed, ...(isAnotherTime && { moved_by: memberId }) });',
    '',
  ),
  patch(
    'editSession',
    'an edit keeps the date of a session',
    sessionEdits,
    "...(date === undefined ? {} : { date: readInstant('date', date) }),",
    '',
  ),
  patch(
    'editSession',
    'an edit keeps the skills of a session',
    sessionEdits,
    '...(skillTaughtByUserOne === undefined\n',
    '...(true\n',
  ),
  patch(
    'editSession',
    'an edit without a skill clears it',
    sessionEdits,
    '...(skillTaughtByUserTwo === undefined\n      ? {}\n',
    '...(skillTaughtByUserTwo === undefined\n      ? { skill_two: null }\n',
  ),
  patch(
    'editSession',
    'an edit swaps the skills of a session',
    sessionEdits,
    "{ skill_one: await skill('skillTaughtByUserOne', skillTaughtByUserOne) }",
    "{ skill_two: await skill('skillTaughtByUserOne', skillTaughtByUserOne) }",
  ),
  patch(
    'cancelSession',
    'cancelling a session changes nothing',
    'modules/sessions/ending-service.ts',
    "await endSession(trx, session.id, { memberId, ending: 'canceled', now });",
    '',
  ),
  patch(
    'declineSession',
    'declining a session changes nothing',
    'modules/sessions/ending-service.ts',
    "await endSession(trx, session.id, { memberId, ending: 'declined', reason, now });",
    '',
  ),
  patch(
    'acceptSession',
    'agreeing to a session changes nothing',
    sessionChanges,
    '{ ...change, agreed_at: now, expires_at: null,',
    '{ ...change,',
  ),
  patch(
    'suggestTimes',
    'suggested times are lost',
    sessionChanges,
    "await closeOffer(trx, sessionId, 'replaced', now);\n  await insertOffer(trx, sessionId, offer, now);",
    "await closeOffer(trx, sessionId, 'replaced', now); ((..._: unknown[]) => {})(offer);",
  ),
  patch(
    'withdrawTimes',
    'times that are taken back stay',
    sessionChanges,
    'await closeOffer(trx, sessionId, outcome, now);',
    '',
  ),
]);
