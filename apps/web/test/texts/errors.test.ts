import { readFileSync } from 'node:fs';
import { createApiClient } from '@skill-exchange/api-client';
import { ApiError, type ErrorFacts, serverMessageOr, setErrorWords } from '@skill-exchange/api-client/errors';
import { type Language, offeredLanguages, sourceLanguage } from '@skill-exchange/texts/languages';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { numberWords } from '@skill-exchange/ui/lib/texts/number-words';
import { afterEach, describe, expect, it } from 'vitest';
import { reasonFor } from '../../src/lib/forms/reason-for.ts';
import { codeWords } from '../../src/lib/texts/errors/code-words.ts';
import { errorWords } from '../../src/lib/texts/errors/error-words.ts';
import { fieldWords } from '../../src/lib/texts/errors/field-words.ts';
import { inLanguage } from '../../src/server/request-texts.ts';

type Body = {
  code?: string;
  field?: string;
  rule?: string;
  message: string;
  params?: Record<string, number>;
  retryAfter?: number;
};

const others = offeredLanguages.filter((language) => language !== sourceLanguage);

const contract = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
const codes = /^ {4}ErrorCode:\n.*?^ {8}\[(.*?)\]/ms.exec(contract)?.[1]?.match(/\w+/g) ?? [];

/** The examples of the contract's errors, each in a line of its own. */
const lines = contract.split('\n').flatMap((line) => /success: false, code: .*/.exec(line) ?? []);
const examples = [...new Set(lines)].map((line): Body => {
  const params = [...(/params: \{([^}]*)\}/.exec(line)?.[1] ?? '').matchAll(/(\w+): (\d+)/g)];
  const field = /field: ([\w.]+)/.exec(line)?.[1];
  const rule = /rule: (\w+)/.exec(line)?.[1];
  return {
    code: /code: (\w+)/.exec(line)?.[1] ?? '',
    ...(field !== undefined && { field }),
    ...(rule !== undefined && { rule }),
    message: /message: (?:'([^']*)'|"([^"]*)"|([^,}]*))/.exec(line)?.slice(1).find(Boolean) ?? '',
    params: Object.fromEntries(params.map(([, name = '', number]) => [name, Number(number)])),
  };
});

const factsOf = ({ message, params = {}, ...body }: Body): ErrorFacts => ({
  status: 400,
  operation: 'POST /api/x',
  isForeign: false,
  serverName: 'Skill Exchange',
  serverMessage: message,
  params,
  ...body,
});

/** What the app shows of an answer of the server, in a form and in a toast. */
async function shown(language: Language, status: number, body: Body | string) {
  const answer = typeof body === 'string' ? body : JSON.stringify({ success: false, ...body });
  const api = createApiClient({
    baseUrl: 'http://localhost',
    getToken: () => null,
    fetch: () => Promise.resolve(new Response(answer, { status })),
  });
  setErrorWords(language === sourceLanguage ? Promise.resolve(undefined) : Promise.resolve(errorWords));
  return await inLanguage(language, async () => {
    const error: unknown = await api.GET('/api/skills').catch((caught: unknown) => caught);
    return { form: reasonFor(error), toast: serverMessageOr(error, 'Ours.') };
  });
}

afterEach(async () => {
  setErrorWords(Promise.resolve(undefined));
  await Promise.resolve();
});

describe.each(others)('an error in %s', (language) => {
  it('has a text for each code, with the numbers of the server’s sentence', async () => {
    await inLanguage(language, () => {
      expect(Object.keys(codeWords).toSorted()).toEqual(codes.toSorted());
      const exampled = new Set(examples.map(({ code }) => code));
      const rest = codes.filter((code) => !exampled.has(code));
      for (const body of [...examples, ...rest.map((code): Body => ({ code, message: 'An English sentence.' }))]) {
        const { said = '' } = errorWords(factsOf(body));
        expect(said, JSON.stringify(body)).not.toBe('');
        expect(said, JSON.stringify(body)).not.toMatch(/[{}]|undefined|NaN/);
        if (body.message.length > 3) expect(said).not.toBe(body.message);
        const { limit = 0, below } = body.params ?? {};
        const isNamed = body.field === undefined || fieldWords(body.field) !== undefined;
        // Arabic has words for one and two.
        if (isNamed && limit > 2 && below === undefined)
          expect(said, JSON.stringify(body)).toContain(numberWords(limit));
      }
      return Promise.resolve();
    });
  });

  it('is in that language, also of a field, of a status and of a network', async () => {
    await inLanguage(language, () => {
      for (const status of [0, 400, 401, 403, 404, 409, 413, 415, 429, 500, 511]) {
        for (const isForeign of [true, false]) {
          const { sentence } = errorWords({ ...factsOf({ message: '' }), status, isForeign });
          expect(sentence).not.toMatch(/\b(this|again|try|something|please|your)\b/i);
        }
      }
      const wait = [undefined, 1, 60, 100, 5400, 7200].map(
        (retryAfter) => errorWords({ ...factsOf({ code: 'rate_limited', message: '' }), retryAfter }).said,
      );
      expect(new Set(wait).size).toBe(6);
      return Promise.resolve();
    });
  });
});

describe('an error that is shown', () => {
  const full = {
    code: 'too_many_drafts',
    message: 'You have 20 drafts. Delete one to save another.',
    params: { limit: 20 },
  };

  it('is the server’s message in English', async () => {
    expect(await shown('en', 409, full)).toEqual({ form: full.message, toast: full.message });
  });

  it('is our text of the code in other languages', async () => {
    const german = 'Du hast 20 Entwürfe. Lösch einen, um einen anderen zu speichern.';
    expect(await shown('de', 409, full)).toEqual({ form: german, toast: german });
  });

  it('names the field and what is wrong with it', async () => {
    const title = 'title: must have at most 120 characters';
    const long = { code: 'invalid_input', field: 'title', rule: 'too_long', message: title, params: { limit: 120 } };
    expect((await shown('de', 400, long)).form).toBe('Titel: Nimm höchstens 120 Zeichen.');
    const strange = { code: 'invalid_input', field: 'values.shortName', message: 'values.shortName: is odd' };
    expect((await shown('es', 400, strange)).form).toBe('Nombre corto: Revisa este dato.');
    const unknown = { code: 'invalid_input', field: 'body', message: 'body: is odd' };
    expect((await shown('de', 400, unknown)).form).toBe('Hier stimmt noch etwas nicht. Prüfe deine Angaben.');
    const newer = { ...long, rule: 'from_the_future' };
    expect((await shown('de', 400, newer)).form).toBe('Titel: Sieh dir das bitte noch einmal an.');
  });

  it('is the app’s own text for an unknown code, and without one', async () => {
    for (const body of [{ code: 'from_the_future', message: 'In English.' }, { message: 'In English.' }])
      expect(await shown('de', 409, body)).toEqual({
        form: 'Das hat sich gerade geändert. Lade die Seite neu, um den letzten Stand zu sehen.',
        toast: 'Ours.',
      });
  });

  it('says what to do about an answer of the network', async () => {
    const { toast } = await shown('de', 403, '<p>Blocked');
    expect(toast).toBe('Ours. Dein Netz oder ein Filter darin hat das abgelehnt. Versuche es in einem anderen Netz.');
  });

  it('is in English where its words fail to load', async () => {
    setErrorWords(Promise.reject(new Error('offline')));
    await Promise.resolve();
    expect(new ApiError({ status: 401, operation: 'GET /' }).message).toBe('Please log in.');
    expect(i18n.locale).toBe('en-US');
  });
});
