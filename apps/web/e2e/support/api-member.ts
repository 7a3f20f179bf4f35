import { type Credentials, newMember } from './members.ts';

/** A member of the running server who only acts through the API, to prepare tests. */
export interface ApiMember {
  id: string;
  name: string;
  token: string;
  cookie: string;
  email: string;
  password: string;
  /** Sends JSON or a form with both credentials; throws on an error status. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Record<string, unknown>>;
}

/** Signs a new member up and in. */
export async function joinByApi(address: string, name: string, profile: object = {}): Promise<ApiMember> {
  const account = { ...newMember(name), ...profile };
  await answered(await post(`${address}/auth/signup`, account));
  return await logInByApi(address, account);
}

/** Logs a member in who has signed up before. */
export async function logInByApi(address: string, account: Credentials): Promise<ApiMember> {
  const answer = await post(`${address}/auth/login`, account);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { jwtToken: token } = (await answered(answer)) as { jwtToken: string };
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { _id: id } = JSON.parse(payload) as { _id: string };
  const identity = { authorization: `Bearer ${token}`, cookie };
  return {
    id,
    name: account.name,
    token,
    cookie,
    email: account.email,
    password: account.password,
    send: async (method, path, body) => {
      const isForm = body instanceof FormData;
      const headers = {
        ...identity,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      };
      const payload = isForm ? body : JSON.stringify(body);
      const init = body === undefined ? { method, headers } : { method, headers, body: payload as BodyInit };
      return await answered(await fetch(`${address}${path}`, init));
    },
  };
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function answered(answer: Response): Promise<Record<string, unknown>> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}
