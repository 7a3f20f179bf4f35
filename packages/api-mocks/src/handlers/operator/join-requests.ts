import type { MembershipRequest } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';

const question = 'What would you like to teach, and what to learn?';

/** People who ask to join; a decision takes them off the list. */
export const joinRequests = perStory((): MembershipRequest[] => [
  {
    ...{ _id: 'samira', name: 'Samira Aziz', email: 'samira@correio.example', question },
    answer: 'Guitar, the way my uncle played it, and spreadsheets for me',
    askedAt: instant(-2, 9),
  },
  {
    ...{ _id: 'lukas', name: 'Lukas Hofer', email: 'l.hofer@posta.example', question },
    answer: 'Spanish from six years in Rosario, and my own bicycle to repair',
    askedAt: instant(-1, 9),
  },
]);

const notFound = { ...errorBody('Request not found.'), code: 'request_not_found' } as const;
const requestOf = (id: unknown) => joinRequests().find(({ _id }) => _id === id);

export const joinRequestHandlers = (http: Http) => ({
  listJoinRequests: http.get('/api/community/join-requests', ({ response }) =>
    response(200).json({ requests: joinRequests().filter(({ decision }) => decision === undefined) }),
  ),

  decideJoinRequest: http.put(
    '/api/community/join-requests/{joinRequestId}/decision',
    async ({ params, request: call, response }) => {
      const request = requestOf(params.joinRequestId);
      if (request === undefined) return response(404).json(notFound);
      Object.assign(request, await call.json());
      return response(200).json({ request });
    },
  ),

  undoJoinDecision: http.delete('/api/community/join-requests/{joinRequestId}/decision', ({ params, response }) => {
    const request = requestOf(params.joinRequestId);
    if (request === undefined) return response(404).json(notFound);
    delete request.decision;
    return response(200).json({ request });
  }),
});
