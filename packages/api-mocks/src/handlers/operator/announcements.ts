import type { Announcement, NewAnnouncement } from '@skill-exchange/api-client/types';
import { announcements, makeAnnouncement, reach } from '../../announcements.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { shownBanner } from '../notifications.ts';

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
    const { _id, subject, content, language = 'en', translations = [], sentAt } = found;
    const languages = [language, ...translations.map((words) => words.language)];
    const news = { _id, subject, content, language, languages, ...(sentAt !== undefined && { sentAt }) };
    return response(200).json({ news });
  }),

  dismissBanner: http.put('/api/community/news/{announcementId}/dismissal', ({ response }) => {
    shownBanner().banner = undefined;
    return response(200).json({ isDismissed: true });
  }),
});
