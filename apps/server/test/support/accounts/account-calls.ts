import type { TestMember, TestServer } from '../test-server.ts';

export const newPassword = 'quite another passphrase';

/** Calls about the accounts of a server. */
export function accountCalls(server: TestServer) {
  return {
    press: (emailToken: string) => server.visitor.call('confirmEmailLink', { path: { emailToken } }),
    stateOf: async (emailToken: string) => (await server.visitor.ok('getEmailLink', { path: { emailToken } })).state,
    reset: (token: string, password = newPassword) =>
      server.visitor.call('resetPassword', { body: { token, password } }),
    logIn: async (email: string, password: string) =>
      (await server.visitor.call('logIn', { body: { email, password } })).status,
    profile: async ({ api, id }: TestMember) => (await api.ok('getUser', { path: { userId: id } })).user,
  };
}
