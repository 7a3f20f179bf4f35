import { createHmac } from 'node:crypto';
import { describe, expect, type TestContext } from 'vitest';
import { addition, skipWhereUnconfirmed } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of a secret (RFC 6238) now, or a number of 30-second steps later. */
function codeOf(secret: string, later = 0): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const hash = createHmac('sha1', fromBase32(secret)).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function switchOn(context: TestContext, { api, password }: Member) {
  const started = await api.call('startCodes', { body: { password } });
  skipWhereUnconfirmed(context, started);
  expect(started.status).toBe(200);
  const { secret } = started.body as { secret: string };
  const { recoveryCodes } = await api.ok('confirmCodes', { body: { code: codeOf(secret) } });
  return { secret, recoveryCodes };
}

async function logIn({ email, password }: Member, code?: string): Promise<[status: number, code: unknown]> {
  const body = { email, password, ...(code !== undefined && { code }) };
  const answer = await visitor.call('logIn', { body });
  return [answer.status, (answer.body as { code?: unknown }).code];
}

describe('codes from an app', () => {
  addition('are asked for once they are on, and work once', async (context) => {
    const ann = await newMember('Ann');
    expect(await ann.api.status('startCodes', { body: { password: uniqueWord() } })).toBe(403);
    expect(await ann.api.status('confirmCodes', { body: { code: '123456' } })).toBe(409);
    const { secret, recoveryCodes } = await switchOn(context, ann);
    expect(await ann.api.ok('getCodes')).toMatchObject({ isOn: true, recoveryCodesLeft: recoveryCodes.length });
    expect(await ann.api.outcome('startCodes', { body: { password: ann.password } })).toEqual([409, 'codes_on']);
    expect(await ann.api.outcome('confirmCodes', { body: { code: codeOf(secret, 1) } })).toEqual([409, 'codes_on']);
    expect(await logIn(ann)).toEqual([401, 'code_required']);
    const next = codeOf(secret, 1);
    expect((await logIn(ann, next))[0]).toBe(200);
    expect(await logIn(ann, next)).toEqual([401, 'wrong_code']);
    const [recovery = ''] = recoveryCodes;
    expect((await logIn(ann, recovery))[0]).toBe(200);
    expect(await logIn(ann, recovery)).toEqual([401, 'wrong_code']);
  });

  addition('go with the password alone, and recovery codes are made anew', async (context) => {
    const ann = await newMember('Ann');
    const { recoveryCodes: old } = await switchOn(context, ann);
    const call = (id: 'removeCodes' | 'renewRecoveryCodes', password: string) =>
      ann.api.status(id, { body: { password } });
    expect([await call('renewRecoveryCodes', uniqueWord()), await call('removeCodes', uniqueWord())]).toEqual([
      403, 403,
    ]);
    expect(await call('renewRecoveryCodes', ann.password)).toBe(200);
    expect(await logIn(ann, old[0])).toEqual([401, 'wrong_code']);
    expect(await call('removeCodes', ann.password)).toBe(200);
    expect((await logIn(ann))[0]).toBe(200);
    expect([await call('renewRecoveryCodes', ann.password), await call('removeCodes', ann.password)]).toEqual([
      409, 409,
    ]);
  });

  addition('are a member’s own', async () => {
    expect(await visitor.status('getCodes')).toBe(401);
    expect(await visitor.status('startCodes', { body: { password: uniqueWord() } })).toBe(401);
    expect(await visitor.status('confirmCodes', { body: { code: '123456' } })).toBe(401);
    expect(await visitor.status('removeCodes', { body: { password: uniqueWord() } })).toBe(401);
    expect(await visitor.status('renewRecoveryCodes', { body: { password: uniqueWord() } })).toBe(401);
  });
});
