import { community, perStory } from '../community.ts';
import { errorBody, type Http } from '../http.ts';

/** Ids of members and things that the signed-in member has reported. */
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

  reportContent: http.post('/api/reports', async ({ request, response }) => {
    const { kind, id } = await request.json();
    const { me } = community();
    if (id === me._id) return response(400).json(errorBody('id: must be of somebody else'));
    if (kind === 'event' && !community().events.some(({ _id }) => _id === id))
      return response(404).json(errorBody('Event not found.'));
    const key = kind === 'member' ? id : `${kind} ${id}`;
    if (reported().has(key)) return response(409).json(errorBody('You have already reported this.'));
    reported().add(key);
    return response(201).json({ success: true, message: 'Report submitted successfully' });
  }),

  isUserReported: http.get('/api/report-user/isReported', ({ query, response }) =>
    response(200).json({ success: reported().has(query.get('reportedUserId')) }),
  ),
});
