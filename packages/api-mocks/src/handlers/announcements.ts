import type { Announcement, AnnouncementReach, NewAnnouncement } from '@skill-exchange/api-client/types';
import { perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';
import { memberRef } from '../moderation-factories.ts';
import { shownBanner } from './notifications.ts';

/** An announcement that is written and not sent. */
export const makeAnnouncement = (more: Partial<Announcement> = {}): Announcement => ({
  _id: 'quiet-days',
  subject: 'Quiet days: December 24 to January 3',
  content:
    'Dear members,\n\nMarit and Rosa take a break from December 24 to January 3. Reports are then answered **within 3 days** instead of 1.\n\nSessions and events go on as always.',
  isMessage: true,
  banner: {
    text: 'Dec 24 to Jan 3: reports are answered within 3 days. All else goes on.',
    startsAt: instant(-1, 8),
    endsAt: instant(14, 8),
    forVisitors: false,
  },
  state: 'draft',
  version: 1,
  changedAt: instant(0, 9),
  writtenBy: memberRef(0),
  told: 0,
  ...more,
});

const sent = { testedAt: instant(0, 10), sentAt: instant(0, 11) };

/** Announcements in every state. */
export const announcements = perStory((): Announcement[] => [
  makeAnnouncement(),
  makeAnnouncement({ _id: 'sending', subject: 'A room at the library', state: 'sending', told: 640, ...sent }),
  makeAnnouncement({ _id: 'stopped', subject: 'Summer fair', state: 'stopped', told: 200, ...sent }),
  makeAnnouncement({ _id: 'sent', subject: 'The community is a year old', state: 'sent', told: 1_204, ...sent }),
]);

export const reach = perStory(
  (): AnnouncementReach => ({
    members: 1_287,
    byInbox: 1_204,
    byEmail: 1_016,
    turnedOff: 61,
    unconfirmed: 14,
    suspended: 8,
  }),
);

const notFound = { ...errorBody('Announcement not found.'), code: 'announcement_not_found' } as const;
const untested = { ...errorBody('Send a test to yourself first.'), code: 'announcement_not_tested' } as const;
const wasSent = { ...errorBody('An announcement that was sent can’t be changed.'), code: 'announcement_sent' } as const;

const find = (id: unknown) => announcements().find(({ _id }) => _id === id);
const answer = (announcement: Announcement) => ({ announcement, reach: reach() });

const written = (body: NewAnnouncement, more: Partial<Announcement>): Announcement => {
  const { banner: _none, ...rest } = makeAnnouncement(more);
  return { ...rest, ...body, changedAt: instant(0, 12) };
};

export const announcementHandlers = (http: Http) => ({
  listAnnouncements: http.get('/api/operator/announcements', ({ response }) =>
    response(200).json({ announcements: announcements() }),
  ),

  createAnnouncement: http.post('/api/operator/announcements', async ({ request, response }) => {
    const made = written(await request.json(), { _id: `made-${announcements().length}` });
    announcements().unshift(made);
    return response(201).json(answer(made));
  }),

  getAnnouncement: http.get('/api/operator/announcements/{announcementId}', ({ params, response }) => {
    const found = find(params.announcementId);
    return found === undefined ? response(404).json(notFound) : response(200).json(answer(found));
  }),

  changeAnnouncement: http.put(
    '/api/operator/announcements/{announcementId}',
    async ({ params, request, response }) => {
      const found = find(params.announcementId);
      if (found === undefined) return response(404).json(notFound);
      if (found.state !== 'draft') return response(409).json(wasSent);
      const { announcement } = await request.json();
      const changed = written(announcement, { _id: found._id, version: found.version + 1 });
      announcements().splice(announcements().indexOf(found), 1, changed);
      return response(200).json(answer(changed));
    },
  ),

  deleteAnnouncement: http.delete('/api/operator/announcements/{announcementId}', ({ params, response }) => {
    const found = find(params.announcementId);
    if (found === undefined) return response(404).json(notFound);
    announcements().splice(announcements().indexOf(found), 1);
    return response(200).json({ isDeleted: true });
  }),

  testAnnouncement: http.post('/api/operator/announcements/{announcementId}/test', ({ params, response }) => {
    const found = find(params.announcementId);
    if (found === undefined) return response(404).json(notFound);
    Object.assign(found, { testedAt: instant(0, 12) });
    return response(200).json(answer(found));
  }),

  sendAnnouncement: http.post('/api/operator/announcements/{announcementId}/send', ({ params, response }) => {
    const found = find(params.announcementId);
    if (found === undefined) return response(404).json(notFound);
    if (found.isMessage && found.testedAt === undefined) return response(409).json(untested);
    Object.assign(found, { state: found.isMessage ? 'sending' : 'sent', sentAt: instant(0, 12) });
    return response(200).json(answer(found));
  }),

  stopAnnouncement: http.post('/api/operator/announcements/{announcementId}/stop', ({ params, response }) => {
    const found = find(params.announcementId);
    if (found === undefined) return response(404).json(notFound);
    Object.assign(found, { state: 'stopped' });
    return response(200).json(answer(found));
  }),

  getCommunityNews: http.get('/api/community/news/{announcementId}', ({ params, response }) => {
    const found = find(params.announcementId);
    if (found === undefined) return response(404).json(notFound);
    const { _id, subject, content, sentAt } = found;
    return response(200).json({ news: { _id, subject, content, ...(sentAt !== undefined && { sentAt }) } });
  }),

  dismissBanner: http.put('/api/community/news/{announcementId}/dismissal', ({ response }) => {
    shownBanner().banner = undefined;
    return response(200).json({ isDismissed: true });
  }),
});
