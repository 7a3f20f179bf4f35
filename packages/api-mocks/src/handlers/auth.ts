import { community, perStory } from '../community.ts';
import { makeToken } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';
import { codes, ownCode } from './codes.ts';
import { communitySettings } from './operator/community.ts';

/** The server rejects many more. */
const guessable = new Set(['password', '12345678']);

const uninvited = {
  ...errorBody('You need an invitation to join. Ask a member, or write to us.'),
  code: 'invitation_required',
} as const;

const wrongCredentials = { ...errorBody("That email and password don't match."), code: 'wrong_credentials' } as const;

const joinWaiting = {
  ...errorBody('You have asked to join. You get an email once somebody has answered.'),
  code: 'join_waiting',
} as const;

/** The passwords of people who wait to be let in, by address. */
export const waiting = perStory(() => new Map<string, string>());

const isByInvitation = () => communitySettings().groups.some(({ values }) => values.joinBy === 'invitation');

/** Sign-up, log-in and logout. Tokens are not checked: the caller is always the community's `me`. */
export const authHandlers = (http: Http) => ({
  signUp: http.post('/auth/signup', async ({ request, response }) => {
    const { name, email, password, answer, invitation } = await request.json();
    const { accounts } = community();
    if (invitation === undefined && isByInvitation()) return response(403).json(uninvited);
    if (password.length < 8) return response(400).json(errorBody('password: must have at least 8 characters'));
    if (guessable.has(password)) {
      return response(400).json(
        errorBody('password: is one of the first that anybody tries. Use three or four unrelated words.'),
      );
    }
    if (accounts.has(email.toLowerCase())) {
      return response(409).json(errorBody('This email already has an account. Log in instead.'));
    }
    if (answer !== undefined) {
      waiting().set(email, password);
      return response(201).json({ success: true, message: 'Signup successful', isWaiting: true });
    }
    accounts.set(email.toLowerCase(), { name, password });
    return response(201).json({ success: true, message: 'Signup successful' });
  }),

  withdrawJoinRequest: http.post('/auth/join-request/withdrawal', async ({ request, response }) => {
    const { email, password } = await request.json();
    if (waiting().get(email) !== password) return response(401).json(wrongCredentials);
    waiting().delete(email);
    return response(200).json({ isWithdrawn: true });
  }),

  logIn: http.post('/auth/login', async ({ request, response }) => {
    const { email, password, code } = await request.json();
    if (waiting().get(email) === password) return response(403).json(joinWaiting);
    const account = community().accounts.get(email.toLowerCase());
    if (account?.password !== password) {
      return response(401).json(wrongCredentials);
    }
    if (codes().isOn && code === undefined)
      return response(401).json({ ...errorBody('Enter the code from your app.'), code: 'code_required' });
    if (codes().isOn && code !== ownCode)
      return response(401).json({ ...errorBody('That code is wrong, or was used before.'), code: 'wrong_code' });
    return response(200).json({
      name: account.name,
      email,
      jwtToken: makeToken(),
      ...(account.isLeaving && { cameBack: true }),
    });
  }),

  checkAuth: http.post('/auth/check', ({ response }) => response(200).json({ success: true })),

  logOut: http.post('/auth/logout', ({ response }) => response(200).json({ success: true })),

  logOutEverywhere: http.post('/auth/logout-all', ({ response }) => response(200).json({ success: true })),
});
