import { ofClass, patch } from './mutation.ts';

const cookie = 'modules/auth/session-cookie.ts';
const set = 'reply.setCookie(sessionCookie, token, { ...cookieAttributes(request, context), maxAge });';

export const cookies = ofClass('cookie', [
  patch('logIn', 'the cookie is for /auth alone', cookie, "path: '/',", "path: '/auth',"),
  patch('logIn', 'the cookie does not cover the socket', cookie, "path: '/',", "path: '/api',"),
  patch(
    'logIn',
    'the cookie is over at once',
    cookie,
    set,
    'reply.setCookie(sessionCookie, token, { ...cookieAttributes(request, context), maxAge: 0 });',
  ),
  patch(
    'logIn',
    'the cookie was over yesterday',
    cookie,
    set,
    'reply.setCookie(sessionCookie, token, { ...cookieAttributes(request, context), expires: new Date(Date.now() - 86_400_000) });',
  ),
  patch(
    'logIn',
    'the cookie is gone after a minute',
    cookie,
    set,
    'reply.setCookie(sessionCookie, token, { ...cookieAttributes(request, context), maxAge: 60 });',
  ),
  patch('logIn', 'scripts read the cookie', cookie, 'httpOnly: true,', ''),
  patch('logIn', 'the cookie has no SameSite', cookie, "sameSite: crossSite ? 'none' : 'strict',", 'sameSite: false,'),
  patch(
    'logIn',
    'the cookie has SameSite=None and no Secure',
    cookie,
    "sameSite: crossSite ? 'none' : 'strict',",
    "sameSite: 'none',",
  ),
  patch('logIn', 'the cookie is for another host', cookie, "path: '/',", "path: '/', domain: 'elsewhere.example',"),
  patch(
    'logIn',
    'log-in sets no cookie',
    'modules/log-in/welcome.ts',
    'await setSessionCookie(request, reply, context, claims);',
    '',
  ),
  patch(
    'logIn',
    'the cookie of a log-in is empty',
    cookie,
    "const token = await context.tokens.sign('cookie', claims);",
    "const token = '';",
  ),
  patch(
    'checkAuth',
    'a call with a bearer does not bring the cookie back',
    'plugins/authentication.ts',
    'if (cookie?.sessionId !== claims.sessionId) await setSessionCookie(request, reply, context, claims);',
    '',
  ),
  patch(
    'checkAuth',
    'the cookie of another log-in stays',
    'plugins/authentication.ts',
    'if (cookie?.sessionId !== claims.sessionId)',
    'if (cookie === null)',
  ),
  patch(
    'logOut',
    'log-out leaves the cookie',
    'modules/log-in/routes.ts',
    'cookie?.sessionId ?? caller.sessionId])]);\n      }\n      clearSessionCookie(request, reply, context);',
    'cookie?.sessionId ?? caller.sessionId])]);\n      }',
  ),
  patch(
    'logOut',
    'log-out clears a cookie of another path',
    cookie,
    'reply.clearCookie(sessionCookie, cookieAttributes(request, context));',
    "reply.clearCookie(sessionCookie, { ...cookieAttributes(request, context), path: '/auth' });",
  ),
  patch(
    'logOut',
    'log-out clears a cookie of another name',
    cookie,
    'reply.clearCookie(sessionCookie, cookieAttributes(request, context));',
    "reply.clearCookie('sid', cookieAttributes(request, context));",
  ),
  patch(
    'logOut',
    'log-out sets the cookie anew',
    cookie,
    'reply.clearCookie(sessionCookie, cookieAttributes(request, context));',
    "reply.setCookie(sessionCookie, 'anew', cookieAttributes(request, context));",
  ),
  patch(
    'logOutEverywhere',
    'log-out everywhere leaves the cookie',
    'modules/log-in/routes.ts',
    'await auth.endAllAuthSessions(context, callerOf(call).memberId);\n      clearSessionCookie(call.request, call.reply, context);',
    'await auth.endAllAuthSessions(context, callerOf(call).memberId);',
  ),
]);
