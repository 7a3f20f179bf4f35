import type { Announcement, AnnouncementInLanguage, AnnouncementState } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import type { AnnouncedIn } from '../../db/tables/announcements.ts';
import { readersLanguage } from '../community/texts/readers-language.ts';
import { presentMemberRef } from '../users/present-user.ts';
import { isBeingSent } from './notify-batch.ts';
import { offeredAmong, wordsIn } from './read-draft.ts';
import type { AnnouncementRow } from './repository.ts';
import * as service from './service.ts';

export function announcementHandlers(context: AppContext) {
  const answer = async (id: string) => {
    const { row, reach } = await service.readAnnouncement(context, id);
    return { announcement: presentAnnouncement(row), reach };
  };
  return {
    listAnnouncements: async () => {
      const rows = await service.listAnnouncements(context);
      return { status: 200, body: { announcements: rows.map(presentAnnouncement) } };
    },

    createAnnouncement: async (call) => {
      const id = await service.createAnnouncement(context, callerOf(call), call.body, idempotencyKeyOf(call));
      return { status: 201, body: await answer(id), headers: { location: `/api/operator/announcements/${id}` } };
    },

    getAnnouncement: async ({ path }) => ({ status: 200, body: await answer(path.announcementId) }),

    changeAnnouncement: async (call) => {
      await service.changeAnnouncement(context, callerOf(call), call.path.announcementId, call.body);
      return { status: 200, body: await answer(call.path.announcementId) };
    },

    deleteAnnouncement: async (call) => {
      await service.deleteAnnouncement(context, callerOf(call), call.path.announcementId);
      return { status: 200, body: { isDeleted: true } };
    },

    testAnnouncement: async (call) => {
      await service.testAnnouncement(context, callerOf(call), call.path.announcementId);
      return { status: 200, body: await answer(call.path.announcementId) };
    },

    sendAnnouncement: async (call) => {
      await service.sendAnnouncement(context, callerOf(call), call.path.announcementId);
      return { status: 200, body: await answer(call.path.announcementId) };
    },

    stopAnnouncement: async (call) => {
      await service.stopAnnouncement(context, callerOf(call), call.path.announcementId);
      return { status: 200, body: await answer(call.path.announcementId) };
    },

    getCommunityNews: async ({ path, caller, request }) => {
      const row = await service.readNews(context, path.announcementId, caller);
      const { id: _id, sent_at } = row;
      const { subject, content, language } = wordsIn(row, readersLanguage(context, request));
      const languages = offeredAmong(row.language, row.translations);
      const news = { _id, subject, content, language, languages, ...(sent_at && { sentAt: sent_at.toISOString() }) };
      return { status: 200, body: { news } };
    },

    dismissBanner: async (call) => {
      await service.dismissBanner(context, callerOf(call), call.path.announcementId);
      return { status: 200, body: { isDismissed: true } };
    },
  } satisfies Partial<Handlers>;
}

function stateOf(row: AnnouncementRow): AnnouncementState {
  if (row.sent_at === null) return 'draft';
  if (row.stopped_at !== null) return 'stopped';
  return isBeingSent(row) ? 'sending' : 'sent';
}

const presentTranslation = ({ banner, content, ...words }: AnnouncedIn): AnnouncementInLanguage => ({
  ...words,
  ...(content !== '' && { content }),
  ...(banner !== '' && { banner }),
});

function presentAnnouncement(row: AnnouncementRow): Announcement {
  const { banner, banner_starts_at, banner_ends_at, for_visitors, written_by, author_name, author_image } = row;
  const { id, subject, content, language, translations, version, told, tested_at, sent_at } = row;
  return {
    _id: id,
    ...{ subject, content, language, version, told },
    translations: translations.map(presentTranslation),
    isMessage: row.is_message,
    ...(banner_starts_at !== null &&
      banner_ends_at !== null && {
        banner: {
          text: banner,
          startsAt: banner_starts_at.toISOString(),
          endsAt: banner_ends_at.toISOString(),
          forVisitors: for_visitors,
        },
      }),
    state: stateOf(row),
    changedAt: row.changed_at.toISOString(),
    ...(written_by !== null &&
      author_name !== null && { writtenBy: presentMemberRef(written_by, author_name, author_image) }),
    ...(tested_at !== null && { testedAt: tested_at.toISOString() }),
    ...(sent_at !== null && { sentAt: sent_at.toISOString() }),
  };
}
