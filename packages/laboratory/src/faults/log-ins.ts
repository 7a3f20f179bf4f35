/** Fails to log in until the account is locked. */
export async function failLogIns(address: string, email: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) await tryLogIn(address, email);
}

/**
 * Returns the seconds until this account may log in; 0 when it may, and this call then counts as one
 * more failure.
 */
export async function secondsUntilLogIn(address: string, email: string): Promise<number> {
  const answer = await tryLogIn(address, email);
  return answer.status === 429 ? Number(answer.headers.get('retry-after')) : 0;
}

async function tryLogIn(address: string, email: string): Promise<Response> {
  return await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
}
