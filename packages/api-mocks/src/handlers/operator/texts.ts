import type { CommunityText, CommunityTexts, OperatorText } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { memberRef } from '../../moderation-factories.ts';
import { privacySections } from '../../texts.ts';

const rules = `# Our rules

We trade time, **never money**. An hour is an hour, whoever gives it.

## How we treat each other

- Come, or say at least two hours before that you can’t.
- Write as you would speak at a kitchen table.
- A no is a no. Ask somebody else.

## Who decides

Marit and Rosa read every report. Write to them at [team@skill-exchange.example](mailto:team@skill-exchange.example).`;

/** The rules in German, which hold for the current version. */
export const germanRules = {
  language: 'de',
  version: 3,
  revision: 1,
  content: '# Unsere Regeln\n\nWir tauschen Zeit, **nie Geld**. Eine Stunde ist eine Stunde, wer auch immer sie gibt.',
  change: 'Zwei Stunden vorher absagen statt einer',
} as const;

/** The texts of a community: rules of three versions, also in German and, of an earlier version, Spanish; and an imprint. */
export const communityTexts = perStory(
  (): CommunityTexts => ({
    members: 1287,
    language: 'en',
    texts: [
      {
        kind: 'imprint',
        version: 1,
        content: '# Imprint\n\nAmara Okafor, Werkstraße 12, 04177 Leipzig',
        language: 'en',
        translations: [],
        versions: [
          {
            version: 1,
            change: 'The first one',
            mustAccept: false,
            accepted: 0,
            publishedAt: instant(-60, 9),
            publishedBy: memberRef(0),
            languages: ['en'],
          },
        ],
      },
      {
        kind: 'rules',
        version: 3,
        content: rules,
        language: 'en',
        translations: [
          { ...germanRules },
          { language: 'es', version: 2, revision: 0, content: '# Nuestras reglas', change: '' },
        ],
        versions: [
          {
            version: 3,
            change: 'Two hours’ notice instead of one',
            mustAccept: true,
            accepted: 1203,
            publishedAt: instant(-8, 9),
            publishedBy: memberRef(0),
            languages: ['en', 'de'],
          },
          { version: 2, change: 'A spelling', mustAccept: false, accepted: 14, publishedAt: instant(-30, 9) },
          { version: 1, change: 'The first ones', mustAccept: true, accepted: 611, publishedAt: instant(-60, 9) },
        ],
      },
    ],
  }),
);

/** What the member is asked to accept; none until a story says so. */
export const textsToAccept = perStory((): (CommunityText & { acceptedVersion?: number })[] => []);

const publishedMeanwhile =
  'Somebody has published another version since you opened this one. Your words are still here: compare them, then publish again.';

const textOf = (kind: unknown) => communityTexts().texts.find((text) => text.kind === kind);

const translatedMeanwhile =
  'Somebody has changed this text or its translation since you opened it. Your words are still here: compare them, then save again.';

/** Returns a text as members read it, in English or in another language of its current version. */
export function readableText(
  kind: CommunityText['kind'],
  version?: number,
  language = 'en',
): CommunityText | undefined {
  const text = textOf(kind);
  const shown = text?.versions.find((one) => one.version === (version ?? text.version));
  if (text === undefined || shown === undefined || text.content === '') return undefined;
  const translated = text.translations?.find((one) => one.language === language && one.version === shown.version);
  const own = shown.version === text.version ? text.content : text.content.replace('two hours', 'one hour');
  return {
    kind,
    version: shown.version,
    currentVersion: text.version,
    content: translated?.content ?? own,
    change: translated?.change || shown.change,
    publishedAt: shown.publishedAt,
    language: translated?.language ?? 'en',
    languages: shown.languages ?? ['en'],
  };
}

export const textHandlers = (http: Http) => ({
  getText: http.get('/api/community/texts/{kind}', ({ params, query, response }) => {
    const version = query.get('version');
    const text = readableText(params.kind, version === null ? undefined : Number(version));
    if (text === undefined) return response(404).json({ ...errorBody('Text not found.'), code: 'text_not_found' });
    return response(200).json({ text });
  }),

  listTexts: http.get('/api/operator/texts', ({ response }) => response(200).json(communityTexts())),

  publishText: http.put('/api/operator/texts/{kind}', async ({ params, request, response }) => {
    const { version, content, change, mustAccept, translations = [] } = await request.json();
    const { texts } = communityTexts();
    const none = { kind: params.kind, version: 0, content: '', translations: [], versions: [] };
    const known: OperatorText = textOf(params.kind) ?? none;
    if (known.version !== version)
      return response(409).json({ ...errorBody(publishedMeanwhile), code: 'changed_meanwhile' });
    const brought = translations.map((one) => ({ change: '', ...one, version: version + 1, revision: 1 }));
    const languages = ['en', ...brought.map(({ language }) => language)];
    const next = { version: version + 1, change, mustAccept, accepted: 0, languages };
    const by = { publishedAt: instant(0, 12), publishedBy: memberRef(0) };
    const text = {
      ...known,
      version: version + 1,
      content,
      language: 'en',
      translations: [
        ...brought,
        ...(known.translations ?? [])
          .filter(({ language }) => !languages.includes(language))
          .map((one) => ({ ...one, revision: 0 })),
      ],
      versions: [{ ...next, ...by }, ...known.versions],
    };
    texts.splice(0, texts.length, ...texts.filter(({ kind }) => kind !== params.kind), text);
    return response(200).json({ text });
  }),

  translateText: http.put('/api/operator/texts/{kind}/translation', async ({ params, request, response }) => {
    const { language, version, revision, content, change = '' } = await request.json();
    const text = textOf(params.kind);
    if (text === undefined) return response(404).json({ ...errorBody('Text not found.'), code: 'text_not_found' });
    const { translations = [] } = text;
    const known = translations.find((one) => one.language === language);
    if (text.version !== version || (known?.revision ?? 0) !== revision)
      return response(409).json({ ...errorBody(translatedMeanwhile), code: 'changed_meanwhile' });
    const saved = { language, version, revision: revision + 1, content, change };
    text.translations = [...translations.filter((one) => one !== known), saved];
    const [current] = text.versions;
    if (current !== undefined) current.languages = [...new Set([...(current.languages ?? []), language])];
    return response(200).json({ text });
  }),

  getPrivacyModel: http.get('/api/operator/privacy-model', ({ query, response }) => {
    const language = query.get('language') ?? 'en';
    const title = language === 'de' ? 'Datenschutzerklärung' : 'Privacy statement';
    return response(200).json({ language, title, sections: privacySections });
  }),

  listTextsToAccept: http.get('/api/account/texts', ({ response }) => response(200).json({ texts: textsToAccept() })),

  acceptText: http.post('/api/account/texts', async ({ request, response }) => {
    const { kind, version } = await request.json();
    const asked = textsToAccept();
    const index = asked.findIndex((text) => text.kind === kind);
    if (asked[index]?.version !== version) {
      const message = 'This text has changed since you opened it. Read the new version first.';
      return response(409).json({ ...errorBody(message), code: 'changed_meanwhile' });
    }
    asked.splice(index, 1);
    return response(200).json({ texts: asked });
  }),
});
