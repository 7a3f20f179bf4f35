import type { Account } from './attack.ts';

/** A password that no list of common ones has. */
export const passphrase = 'nine lanterns drift past the quay';

export const noAccount: Account = { id: '', email: '', password: '', token: '', cookie: '' };

/** Signs somebody up and logs them in, from an address of theirs. */
export async function openAccount(
  name: string,
  post: (path: string, body: object) => Promise<{ status: number; text: string; cookie: string }>,
): Promise<Account> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@example.org`;
  const signedUp = await post('/auth/signup', { name, email, password: passphrase });
  if (signedUp.status !== 201)
    throw new Error(`${name} could not sign up: ${signedUp.status} ${signedUp.text}`);
  const { status, text, cookie } = await post('/auth/login', { email, password: passphrase });
  if (status !== 200) throw new Error(`${name} could not log in: ${status} ${text}`);
  const { jwtToken: token } = JSON.parse(text) as { jwtToken: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    _id: string;
  };
  return { id: claims._id, email, password: passphrase, token, cookie };
}
