import type { Answer } from '@skill-exchange/contracts/forward';
import { nestedIn } from '@skill-exchange/contracts/nested-answers';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { describe, expect, test } from 'vitest';
import { startProvider } from '../start-provider.ts';
import { failuresIn, verifies } from './verifies.ts';

describe('the reference backend on the embedded database', () => {
  verifies(() => startProvider());
});

describe('an answer of another thing than the state’s', () => {
  test('is named, although it has the right shape', async () => {
    const provider = await startProvider();
    const swap = (answer: { body: Buffer }) => {
      const body = JSON.parse(answer.body.toString()) as {
        sessions?: { userOne: unknown; userTwo: unknown }[];
      };
      for (const session of body.sessions ?? [])
        Object.assign(session, { userOne: session.userTwo, userTwo: session.userOne });
      answer.body = Buffer.from(JSON.stringify(body));
    };
    const filter = /^listMySessions: a Scheduled/;
    const verification = await verifyProvider({
      ...provider,
      pact: readPact('backend'),
      filter,
      tampering: { answer: swap },
    }).finally(() => provider.close());
    const differences = failuresIn(verification).flatMap((outcome) => outcome.differences);
    expect(differences.map(({ where }) => where).sort()).toEqual([
      '$.sessions[*].userOne._id',
      '$.sessions[*].userTwo._id',
    ]);
    expect(differences[0]?.says).toMatch(
      /^Expected the state's (?:memberId|otherId), '[\da-f-]+', and not "[\da-f-]+"$/,
    );
  });
});

describe('a response that has its thing only in a field', () => {
  test('passes as well as one with its fields bare', async () => {
    const provider = await startProvider();
    let met = 0;
    const nest = (answer: Answer) => {
      if (answer.status >= 300) return;
      const body = JSON.parse(answer.body.toString()) as Record<string, unknown>;
      for (const name of Object.values(nestedIn)) {
        if (typeof body[name] !== 'object') continue;
        answer.body = Buffer.from(JSON.stringify({ [name]: body[name] }));
        met += 1;
      }
    };
    const verification = await verifyProvider({
      ...provider,
      pact: readPact('backend'),
      filter: new RegExp(`^(${Object.keys(nestedIn).join('|')}): `),
      tampering: { answer: nest },
    }).finally(() => provider.close());
    expect(failuresIn(verification)).toEqual([]);
    expect(met).toBeGreaterThan(Object.keys(nestedIn).length);
  });
});
