import { visitor } from '../../src/backend.ts';
import { effect, leftOut, namesOf, once } from '../../src/effects.ts';
import { newMember, newMembers, uniqueWord } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { completedSessions, idsOf } from '../../src/things.ts';
import { slipIn } from '../../src/typos.ts';

type Query = Record<string, string>;

const [skill, other] = [uniqueWord(), uniqueWord()];

/** Members around one skill: who teaches it, who wants it, with facts and without. */
const community = once(async () => {
  const caller = await newMember('Caller', { teaches: [other], wants: [skill] });
  const rated = await newMember('Rated', { teaches: [skill] });
  const partner = await newMember('Partner', { teaches: [skill], wants: [other] });
  const fresh = await newMember('Fresh', { teaches: [skill] });
  const learner = await newMember('Learner', { teaches: [other], wants: [skill] });
  const edit = ({ id, api }: typeof caller, form: Query) => api.ok('editUser', { path: { userId: id }, form });
  await edit(partner, {
    skillLevels: JSON.stringify([{ skill, side: 'teach', level: 'can-teach' }]),
    languages: JSON.stringify(['pt-BR']),
    about: 'I bake bread.',
  });
  const weekly = [{ weekday: 6, from: '09:00', to: '11:00' }];
  await partner.api.ok('setAvailability', { body: { timeZone: 'UTC', weekly } });
  const [first = '', second = ''] = await completedSessions([caller, rated], [caller, partner]);
  for (const [member, sessionId, rating] of [
    [rated, first, 5],
    [partner, second, 3],
  ] as const)
    await caller.api.ok('createReview', {
      body: { rating, comment: 'Well done', reviewedTo: member.id, sessionId },
    });
  return { caller, rated, partner, fresh, learner };
});

/** Returns the names of the members whom a search finds, in their order. */
async function found(query: Query, by?: 'caller'): Promise<string[]> {
  const people = await community();
  const caller = by === undefined ? visitor : people.caller.api;
  const { users } = await caller.ok('searchMembers', { query });
  return namesOf(Object.fromEntries(Object.entries(people).map(([name, { id }]) => [name, id])), idsOf(users));
}

const sorted = async (query: Query, by?: 'caller') => (await found(query, by)).toSorted();
const parameter = (name: string, value: string | undefined): Query => (value === undefined ? {} : { [name]: value });
const teachers = ['fresh', 'partner', 'rated'];

effect('searchMembers', 'q', { name: ['rated'], skill: teachers, [leftOut]: teachers }, async (value) => {
  const { rated } = await community();
  const words: Query = { name: rated.name, skill };
  return await sorted({ teaches: skill, ...parameter('q', value && words[value]) });
});
effect('searchMembers', 'exact', { true: [], false: teachers, [leftOut]: teachers }, (value) =>
  sorted({ teaches: skill, q: slipIn(skill), ...parameter('exact', value) }),
);
const everybody = ['caller', 'fresh', 'learner', 'partner', 'rated'];
effect('searchMembers', 'teaches', { skill: teachers, other: ['caller', 'learner'], [leftOut]: everybody }, (value) =>
  sorted({ q: skill, ...parameter('teaches', value === 'other' ? other : value && skill) }),
);
effect('searchMembers', 'wants', { skill: ['caller', 'learner'], other: ['partner'], [leftOut]: everybody }, (value) =>
  sorted({ q: skill, ...parameter('wants', value === 'other' ? other : value && skill) }),
);
effect('searchMembers', 'both', { true: ['partner'], [leftOut]: ['fresh', 'learner', 'partner', 'rated'] }, (value) =>
  sorted({ q: skill, ...parameter('both', value) }, 'caller'),
);
effect('searchMembers', 'level', { 'can-teach': ['partner'], starting: [], [leftOut]: teachers }, (value) =>
  sorted({ teaches: skill, ...parameter('level', value) }),
);
effect('searchMembers', 'language', { pt: ['partner'], en: [], [leftOut]: teachers }, (value) =>
  sorted({ teaches: skill, ...parameter('language', value) }),
);
effect(
  'searchMembers',
  'hours',
  { 'weekend-mornings': ['partner'], 'weekend-evenings': [], 'weekday-mornings': [], [leftOut]: teachers },
  (value) => sorted({ teaches: skill, ...parameter('hours', value) }),
);
effect(
  'searchMembers',
  'timeZone',
  { UTC: ['partner'], 'Asia/Tokyo': [], 'Europe/Lisbon': ['partner'], [leftOut]: ['partner'] },
  (value) => sorted({ teaches: skill, hours: 'weekend-mornings', ...parameter('timeZone', value) }),
);
effect(
  'searchMembers',
  'rating',
  { 3: ['partner', 'rated'], 4: ['rated'], 4.5: ['rated'], [leftOut]: teachers },
  (value) => sorted({ teaches: skill, ...parameter('rating', value) }),
);
const rare = uniqueWord();
const active = once(async () => (await newMember('Now', { teaches: [rare] })).id);
const past = new Map<string, string>();
effect(
  'searchMembers',
  'active',
  { 'this-week': ['now'], 'this-month': ['before', 'now'], [leftOut]: ['before', 'hidden', 'now'] },
  async (value, context) => {
    const now = await active();
    for (const [name, hidden] of [
      ['before', false],
      ['hidden', true],
    ] as const) {
      if (past.has(name)) continue;
      const state = await given(context, 'a member of some time ago', { skill: rare, days: 20, hidden });
      past.set(name, state.otherId);
    }
    const { users } = await visitor.ok('searchMembers', { query: { teaches: rare, ...parameter('active', value) } });
    return namesOf({ now, ...Object.fromEntries(past) }, idsOf(users)).toSorted();
  },
);
effect(
  'searchMembers',
  'sort',
  { best: 'partner', rating: 'rated', newest: 'fresh', [leftOut]: 'partner' },
  async (value) => (await found({ teaches: skill, ...parameter('sort', value) }, 'caller')).at(0),
);
effect('searchMembers', 'facets', { true: 3, [leftOut]: null }, async (value) => {
  await community();
  const { facets } = await visitor.ok('searchMembers', { query: { teaches: skill, ...parameter('facets', value) } });
  return facets?.total.count ?? null;
});

const lists = once(async () => {
  const word = uniqueWord();
  const starting = await newMember(`${word}ine`);
  const within = await newMember(`Anne${word}`);
  return { word, ids: { starting: starting.id, within: within.id } };
});

async function listed(query: (word: string) => Query): Promise<string[]> {
  const { word, ids } = await lists();
  return namesOf(ids, idsOf((await visitor.ok('listUsers', { query: query(word) })).users));
}

// Names that begin with the word come first.
effect('listUsers', 'name', { word: ['starting', 'within'], [leftOut]: ['within', 'starting'] }, (value) =>
  listed((word) => parameter('name', value && word.toLowerCase())),
);

const featured = once(async () => {
  const full = await newMember('Fay', { teaches: [uniqueWord()] });
  const learner = await newMember('Lea', { wants: [uniqueWord()] });
  for (const { id, api } of [full, learner])
    await api.ok('editUser', { path: { userId: id }, form: { about: 'I bake bread and mend bikes.' } });
  const { bare } = await newMembers(['bare']);
  return { full: full.id, learner: learner.id, bare: bare.id };
});
effect(
  'listUsers',
  'sort',
  { featured: ['full', 'bare', 'learner'], [leftOut]: ['bare', 'learner', 'full'] },
  async (value) => {
    const ids = await featured();
    const { users } = await visitor.ok('listUsers', { query: parameter('sort', value) });
    return namesOf(ids, idsOf(users));
  },
);
