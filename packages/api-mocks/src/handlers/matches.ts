import type { Match, MatchList } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { many, skillNamed } from '../factories.ts';
import { errorBody, type Http, pageOf } from '../http.ts';
import { makeMatch } from '../match-factories.ts';
import { blocks } from './blocks.ts';

/** The signed-in member's matches, best first, and suggestions without any. */
export const matches = perStory(() => ({
  all: many(6, makeMatch),
  dismissed: new Set<string>(),
  unlock: { skills: [{ ...skillNamed('Watercolor'), members: 12 }] } satisfies MatchList['unlock'],
}));

export const matchNotFound = errorBody('This match is no longer possible. Look at what else there is.');

export const matchHandlers = (http: Http) => ({
  listMatches: http.get('/api/matches', ({ query, request, response }) => {
    const [kind, skill, userId, state] = [
      query.get('kind'),
      query.get('skill'),
      query.get('userId'),
      query.get('state'),
    ];
    const found = possible().filter(
      ({ kind: is, seats, isSaved }) =>
        (kind === null || is === kind) &&
        (skill === null || [seats[0]?.gives.name, seats[0]?.receives.name].includes(skill)) &&
        (userId === null || (is === 'swap' && seats[1]?.member._id === userId)) &&
        (state === null || isSaved),
    );
    const { entries, headers } = pageOf(found, request);
    const isFiltered = [kind, skill, userId, state].some((filter) => filter !== null);
    const help = { ...missingOf(), ...(found.length === 0 && !isFiltered && { unlock: matches().unlock }) };
    return response(200).json({ success: true, matches: entries, ...help }, { headers });
  }),

  setMatchState: http.put('/api/matches/{key}', async ({ params, request, response }) => {
    const match = matches().all.find(({ key }) => key === params.key);
    if (match === undefined) return response(404).json(matchNotFound);
    const { state } = await request.json();
    match.isSaved = state === 'saved';
    if (state === 'dismissed') matches().dismissed.add(match.key);
    else matches().dismissed.delete(match.key);
    return response(200).json({ success: true });
  }),
});

function possible(): Match[] {
  const { all, dismissed } = matches();
  return all.filter(({ key, seats }) => !dismissed.has(key) && !seats.some(({ member }) => blocks().has(member._id)));
}

function missingOf(): Pick<MatchList, 'missing'> {
  const { skillsOffered, skillsRequested } = community().me;
  if (skillsOffered.length > 0 && skillsRequested.length > 0) return {};
  if (skillsOffered.length > 0) return { missing: 'requested' };
  return { missing: skillsRequested.length > 0 ? 'offered' : 'both' };
}
