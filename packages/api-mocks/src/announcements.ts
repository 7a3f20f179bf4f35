import type { Announcement, AnnouncementReach } from '@skill-exchange/api-client/types';
import { perStory } from './community.ts';
import { instant } from './factories.ts';
import { memberRef } from './moderation-factories.ts';

/** An announcement that is written and not sent. */
export const makeAnnouncement = (more: Partial<Announcement> = {}): Announcement => ({
  _id: 'quiet-days',
  subject: 'Quiet days: December 24 to January 3',
  content:
    'Dear members,\n\nMarit and Rosa take a break from December 24 to January 3. Reports are then answered **within 3 days** instead of 1.\n\nSessions and events go on as always.',
  isMessage: true,
  language: 'en',
  translations: [],
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
