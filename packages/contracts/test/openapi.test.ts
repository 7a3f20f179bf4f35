import { describe, expect, test } from 'vitest';
import { coverageOf, uncovered } from '../src/openapi/coverage.ts';
import { problemsOf } from '../src/openapi/interaction-problems.ts';
import type { HttpInteraction, Interaction } from '../src/pact-file.ts';
import { readPact } from '../src/pact-files.ts';

const interactions = [...readPact('backend').interactions, ...readPact('articles').interactions];

/** Returns a changed copy of the interaction with that description. */
function changed(description: string, change: (copy: HttpInteraction) => void): Interaction {
  const found = interactions.find((one) => one.description === description);
  const copy = structuredClone(found) as HttpInteraction;
  change(copy);
  return copy;
}

/** Makes an object writable. */
const open = (value: unknown) => value as Record<string, Record<string, Record<string, unknown>>>;

describe('every interaction matches openapi.yaml', () => {
  test.each(interactions.map((one) => [one.description, one] as const))('%s', (_description, interaction) => {
    expect(problemsOf(interaction)).toEqual([]);
  });
});

describe('a wrong interaction is detected', () => {
  test('a field of the answer that is not declared', () => {
    const stray = changed('getUser: the profile of another member', (copy) => {
      Object.assign(open(copy.response.body).content?.user ?? {}, { nickname: 'Nês' });
    });
    expect(problemsOf(stray)).toEqual(['answer: /user must NOT have unevaluated properties (nickname)']);
  });

  test('a field of another type', () => {
    const stray = changed('createSession: a session with another member', (copy) => {
      Object.assign(open(copy.response.body).content ?? {}, { sucess: 'yes' });
    });
    expect(problemsOf(stray)).toEqual(['answer: /sucess must be equal to constant']);
  });

  test('a status, a query and a body that are not declared, and a field that is missing', () => {
    expect(
      problemsOf(changed('signUp: a new account', (copy) => Object.assign(copy.response, { status: 202 }))),
    ).toEqual(['202 is not declared']);
    expect(
      problemsOf(
        changed('searchSkills: a part of a name', (copy) =>
          Object.assign(copy.request, { query: { query: ['x'], page: ['2'] } }),
        ),
      ),
    ).toEqual(['query page is not declared']);
    expect(
      problemsOf(
        changed('cancelSession: a scheduled session of mine', (copy) =>
          Object.assign(copy.request, { body: { content: {}, contentType: 'application/json' } }),
        ),
      ),
    ).toEqual(['sends a body that is not declared']);
    expect(
      problemsOf(
        changed('reportUser: a report of another member', (copy) => {
          delete open(copy.request.body).content?.reason;
        }),
      ),
    ).toEqual(["request: body must have required property 'reason'"]);
  });

  test('a bearer on a chat call', () => {
    const stray = changed('listChatUsers: whom I chat with', (copy) =>
      Object.assign(copy.request.headers ?? {}, { Authorization: ['Bearer x'] }),
    );
    expect(problemsOf(stray)).toEqual(['sends a bearer that the operation does not take']);
  });
});

describe('every operation of the app has an interaction', () => {
  const coverage = coverageOf(interactions);

  test('none is missing', () => {
    expect(uncovered(coverage)).toEqual([]);
  });

  test('unused operations have none', () => {
    expect(coverage.filter(({ isUsed, interactions: count }) => !isUsed && count > 0)).toEqual([]);
  });

  test('an operation without interactions is named', () => {
    const fewer = interactions.filter(({ description }) => !description.startsWith('getUser:'));
    expect(uncovered(coverageOf(fewer))).toEqual([
      'getUser: write its pact into packages/contracts/test/backend/users.pact.ts',
    ]);
  });

  test('each has a success', () => {
    const calls = coverage.filter(({ isUsed, call }) => isUsed && call !== 'socket');
    expect(calls.filter(({ statuses }) => !statuses.some((status) => status < 300))).toEqual([]);
  });
});
