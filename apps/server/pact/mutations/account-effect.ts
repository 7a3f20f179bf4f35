import { ofClass, patch } from './mutation.ts';

/** Of accounts, and of how members are notified. */
export const accountEffects = ofClass('effect', [
  patch(
    'setNotificationSettings',
    'choices of kinds are lost',
    'modules/notifications/settings-service.ts',
    'await settings.saveChoice(trx, memberId, kind, choice);',
    '',
  ),
  patch(
    'setNotificationSettings',
    'quiet hours stay once they are set',
    'modules/notifications/settings-service.ts',
    '...(quietHours !== undefined && {',
    '...(quietHours && {',
  ),
  patch(
    'unsubscribe',
    'a press on an unsubscribe link stops nothing',
    'modules/notifications/unsubscribe-service.ts',
    'if (isKind(what)) await changeSettings(',
    'if (isKind(what) && isWanted) await changeSettings(',
  ),
  patch(
    'setPushDevice',
    'a device is not kept',
    'modules/push/service.ts',
    'await inTransaction(db, (trx) => devices.saveDevice(trx, device));',
    '',
  ),
  patch(
    'removePushDevice',
    'a device stays',
    'modules/push/service.ts',
    'await devices.deleteDevice(db, sessionId);',
    '',
  ),
  patch(
    'changePassword',
    'a new password leaves other log-ins',
    'modules/account/service.ts',
    'return await deleteSessionsOf(trx, memberId, keptSession);',
    'return [];',
  ),
  patch(
    'renamePasskey',
    'anybody renames a passkey',
    'modules/passkeys/repository.ts',
    ".set({ name })\n    .where('id', '=', id)\n    .where('member_id', '=', memberId)",
    ".set({ name })\n    .where('id', '=', id)",
  ),
  patch(
    'logIn',
    'no code is asked for',
    'modules/auth/service.ts',
    'if (member.codes_since !== null) await requireCode(',
    'if (input.code !== undefined && member.codes_since !== null) await requireCode(',
  ),
  patch(
    'logIn',
    'a recovery code works again',
    'modules/codes/repository.ts',
    ".where('hash', '=', hash)\n    .where('used_at', 'is', null)",
    ".where('hash', '=', hash)",
  ),
  patch('logIn', 'a code works again', 'modules/codes/repository.ts', ".where('last_step', '<', step)", ''),
  patch(
    'endLogIn',
    'a device stays logged in',
    'modules/account/log-ins.ts',
    'if (!(await sessions.deleteSessionOf(db, memberId, logIn)))',
    'if (!(await sessions.findSessionsOf(db, memberId, new Date(0))).some(({ id }) => id === logIn))',
  ),
  patch(
    'endOtherLogIns',
    'other devices stay logged in',
    'modules/account/log-ins.ts',
    'await sessions.deleteSessionsOf(db, memberId, sessionId)',
    '[sessionId].filter(() => memberId === sessionId)',
  ),
]);
