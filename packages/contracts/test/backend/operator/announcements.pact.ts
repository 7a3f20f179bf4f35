import {
  announcementQuery,
  announcementsQuery,
  changeAnnouncementMutation,
  createAnnouncementMutation,
  deleteAnnouncementMutation,
  sendAnnouncementMutation,
  stopAnnouncementMutation,
  testAnnouncementMutation,
} from '@skill-exchange/api-client/announcements';
import { communityNewsQuery, dismissBannerMutation } from '@skill-exchange/api-client/community-news';
import { freshCache, mutate } from '../../support/calls.ts';
import { flag, instant, integer, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const draft = given('a draft of an announcement');
const sent = given('an announcement');
const { announcementId } = draft.examples;
const path = <Id>({ announcementId }: { announcementId: Id }) => ({ path: { announcementId } });
const announcement = {
  _id: text('announcement-1'),
  subject: text('Quiet days'),
  content: text('Dear members'),
  isMessage: flag(true),
  version: integer(1),
  changedAt: instant('2099-11-24T19:00:00.000Z'),
  told: integer(0),
};
const reach = {
  members: integer(2),
  byInbox: integer(2),
  byEmail: integer(1),
  turnedOff: integer(0),
  unconfirmed: integer(0),
  suspended: integer(0),
};
const written = { subject: 'Quiet days', content: 'Dear members', isMessage: true };

answers('listAnnouncements', 'the announcements of my community', {
  given: draft,
  send: (api) => freshCache().fetchQuery(announcementsQuery(api)),
  status: 200,
  body: { announcements: someOf({ ...announcement, state: text('draft') }) },
});

answers('createAnnouncement', 'a draft of mine', {
  given: draft,
  request: () => ({ body: written }),
  send: (api) => mutate(createAnnouncementMutation(api), written),
  status: 201,
  body: { announcement: { ...announcement, state: 'draft' }, reach },
});

answers('getAnnouncement', 'one draft, and whom it would reach', {
  given: draft,
  request: path,
  send: (api) => freshCache().fetchQuery(announcementQuery(api, announcementId)),
  status: 200,
  body: { announcement: { ...announcement, state: 'draft' }, reach },
});

answers('changeAnnouncement', 'a draft with other words', {
  given: draft,
  request: (values) => ({ ...path(values), body: { version: 1, announcement: written } }),
  send: (api) => mutate(changeAnnouncementMutation(api, announcementId), { version: 1, announcement: written }),
  status: 200,
  body: { announcement: { ...announcement, state: 'draft', version: integer(2) }, reach },
});

answers('deleteAnnouncement', 'the end of a draft', {
  given: draft,
  request: path,
  send: (api) => mutate(deleteAnnouncementMutation(api), announcementId),
  status: 200,
  body: { isDeleted: true },
});

answers('testAnnouncement', 'a test to myself', {
  given: draft,
  request: path,
  send: (api) => mutate(testAnnouncementMutation(api), announcementId),
  status: 200,
  body: { announcement: { ...announcement, testedAt: instant('2099-11-24T19:00:00.000Z') }, reach },
});

answers('sendAnnouncement', 'a message on its way to all', {
  given: draft,
  request: path,
  send: (api) => mutate(sendAnnouncementMutation(api), announcementId),
  status: 200,
  body: { announcement: { ...announcement, state: 'sending' }, reach },
});

answers('stopAnnouncement', 'a message that stops', {
  given: sent,
  request: path,
  send: (api) => mutate(stopAnnouncementMutation(api), announcementId),
  status: 200,
  body: { announcement: { ...announcement, state: 'stopped' }, reach },
});

answers('getCommunityNews', 'an announcement to read', {
  given: sent,
  request: path,
  send: (api) => freshCache().fetchQuery(communityNewsQuery(api, announcementId)),
  status: 200,
  body: {
    news: {
      _id: text('announcement-1'),
      subject: text('Quiet days'),
      content: text('Dear members'),
      sentAt: instant('2099-11-24T19:00:00.000Z'),
    },
  },
});

answers('dismissBanner', 'no banner any more', {
  given: sent,
  request: path,
  send: (api) => mutate(dismissBannerMutation(api), announcementId),
  status: 200,
  body: { isDismissed: true },
});
