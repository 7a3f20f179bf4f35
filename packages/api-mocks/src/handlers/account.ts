import type { EmailLink } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';

/** The links of emails by their token. Any other token is incomplete. */
export const emailLinks = perStory(
  () =>
    new Map<string, Omit<EmailLink, 'success'>>(
      (['verify', 'reset', 'change', 'undo', 'undoCodes'] as const).flatMap((purpose) =>
        (['open', 'used', 'expired'] as const).map((state) => [
          state === 'open' ? purpose : `${purpose}-${state}`,
          { purpose, state, email: 'ines@example.org' },
        ]),
      ),
    ),
);

/** The signed-in member's log-ins. */
export const logIns = perStory(() => [
  { _id: 'log-in-1', agent: 'Firefox on Windows', since: instant(-2), until: instant(28), isCurrent: true },
  { _id: 'log-in-2', agent: 'Safari on iOS', since: instant(-9), until: instant(21), isCurrent: false },
  { _id: 'log-in-3', since: instant(-20), until: instant(10), isCurrent: false },
]);

/** The password of the signed-in member. */
export const ownPassword = 'a long passphrase';

const guessable = 'is one of the first that anybody tries. Use three or four unrelated words.';
const isGuessable = (password: string) => ['password', '12345678'].includes(password);

/** Returns why a link is invalid: 404 or 409 with the server's message; undefined for a valid one. */
function problemOf(token: string, isFor: (purpose: EmailLink['purpose']) => boolean) {
  const link = emailLinks().get(token);
  if (link === undefined || !isFor(link.purpose)) return { status: 404, message: 'Link not found.' } as const;
  if (link.state === 'used') return { status: 409, message: 'This link has been used.' } as const;
  if (link.state === 'expired') return { status: 409, message: 'This link has expired. Ask for a new one.' } as const;
  return undefined;
}

export const accountHandlers = (http: Http) => ({
  requestPasswordReset: http.post('/auth/forgot-password', ({ response }) =>
    response(200).json({ success: true, message: 'If this address has an account, an email is on its way.' }),
  ),

  resetPassword: http.post('/auth/reset-password', async ({ request, response }) => {
    const { token, password } = await request.json();
    const problem = problemOf(token, (purpose) => purpose === 'reset');
    if (problem) return response(problem.status).json(errorBody(problem.message));
    if (isGuessable(password)) return response(400).json(errorBody(`password: ${guessable}`));
    emailLinks().set(token, { purpose: 'reset', email: 'ines@example.org', state: 'used' });
    return response(200).json({ success: true });
  }),

  sendVerification: http.post('/api/account/verification', ({ response }) =>
    response(200).json({ success: true, message: `We sent a link to ${community().me.email}.` }),
  ),

  changePassword: http.put('/api/account/password', async ({ request, response }) => {
    const { currentPassword, newPassword } = await request.json();
    if (currentPassword !== ownPassword) return response(403).json(errorBody('That is not your password.'));
    if (isGuessable(newPassword)) return response(400).json(errorBody(`newPassword: ${guessable}`));
    return response(200).json({ success: true });
  }),

  changeEmail: http.put('/api/account/email', async ({ request, response }) => {
    const { email, password } = await request.json();
    if (password !== ownPassword) return response(403).json(errorBody('That is not your password.'));
    if (email === community().me.email) return response(400).json(errorBody('email: is your address already'));
    if (community().accounts.has(email.toLowerCase()))
      return response(409).json(errorBody('This email already has an account. Log in instead.'));
    const message = `We sent a link to ${email}. Your address changes once you open it.`;
    return response(200).json({ success: true, message });
  }),

  listLogIns: http.get('/api/account/log-ins', ({ response }) =>
    response(200).json({ success: true, logIns: logIns() }),
  ),

  endLogIn: http.delete('/api/account/log-ins/{logInId}', ({ params, response }) => {
    const index = logIns().findIndex(({ _id }) => _id === params.logInId);
    if (index < 0) return response(404).json(errorBody('Login not found.'));
    logIns().splice(index, 1);
    return response(200).json({ success: true });
  }),

  endOtherLogIns: http.delete('/api/account/log-ins', ({ response }) => {
    logIns().splice(1);
    return response(200).json({ success: true });
  }),

  getEmailLink: http.get('/api/email-links/{emailToken}', ({ params, response }) => {
    const link = emailLinks().get(params.emailToken);
    if (link === undefined) return response(404).json(errorBody('Link not found.'));
    return response(200).json({ success: true, ...link });
  }),

  confirmEmailLink: http.post('/api/email-links/{emailToken}', ({ params, response }) => {
    const problem = problemOf(params.emailToken, (purpose) => purpose !== 'reset');
    if (problem) return response(problem.status).json(errorBody(problem.message));
    const link = { ...(emailLinks().get(params.emailToken) as EmailLink), state: 'used' as const };
    emailLinks().set(params.emailToken, link);
    return response(200).json({ ...link, success: true });
  }),
});
