import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './attack.ts';

/** A password that is on no list of common ones. */
export const passphrase = 'nine lanterns drift past the quay';

export const noAccount: Account = { id: '', email: '', password: '', token: '', cookie: '' };

/** Timeout for creating an account while the server is busy, in milliseconds. */
const timeoutMs = 180_000;
const againMs = 500;

interface Answer {
  status: number;
  text: string;
  cookie: string;
}

type Post = (path: string, body: object) => Promise<Answer>;

/** Signs a member up and logs them in, from their own address; retries while the server is busy. */
export async function openAccount(name: string, post: Post): Promise<Account> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@example.org`;
  // 409 if an earlier attempt succeeded without a response.
  await untilAnswered(name, post, '/auth/signup', { name, email, password: passphrase }, [201, 409]);
  const { text, cookie } = await untilAnswered(name, post, '/auth/login', { email, password: passphrase }, [200]);
  const { jwtToken: token } = JSON.parse(text) as { jwtToken: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    _id: string;
  };
  return { id: claims._id, email, password: passphrase, token, cookie };
}

async function untilAnswered(name: string, post: Post, path: string, body: object, wanted: number[]) {
  const began = performance.now();
  for (;;) {
    const answer = await post(path, body).catch((error: Error) => ({
      status: 0,
      text: error.message,
      cookie: '',
    }));
    if (wanted.includes(answer.status)) return answer;
    const isBusy = [0, 429, 503].includes(answer.status);
    if (!isBusy || performance.now() - began > timeoutMs)
      throw new Error(`${name} was answered ${answer.status} at ${path}: ${answer.text}`);
    await pause(againMs);
  }
}
