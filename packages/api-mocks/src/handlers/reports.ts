import { community, perStory } from '../community.ts';
import { errorBody, type Http } from '../http.ts';

/** Ids of members whom the signed-in member has reported. */
export const reported = perStory(() => new Set<string>());

export const reportHandlers = (http: Http) => ({
  reportUser: http.post('/api/report-user/new', async ({ request, response }) => {
    const { reportedUser } = await request.json();
    const { me, users } = community();
    if (reportedUser === me._id) return response(400).json(errorBody('reportedUser: must be somebody else'));
    if (!users.some(({ _id }) => _id === reportedUser)) return response(404).json(errorBody('User not found.'));
    if (reported().has(reportedUser)) {
      return response(409).json(errorBody('You have already reported this member.'));
    }
    reported().add(reportedUser);
    return response(201).json({ success: true, message: 'Report submitted successfully' });
  }),

  isUserReported: http.get('/api/report-user/isReported', ({ query, response }) =>
    response(200).json({ success: reported().has(query.get('reportedUserId')) }),
  ),
});
