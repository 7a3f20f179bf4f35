import type { Insertable } from 'kysely';
import type { AnnouncementTable } from '../../db/tables/announcements.ts';
import type { NotificationTable } from '../../db/tables/notifications.ts';
import { before, day, hour } from '../demo-calendar.ts';
import { demoId, memberId } from '../demo-identity.ts';

const id = demoId('announcement', 'swap evening');
const subject = 'The community is a year old';

const content = `Dear members,

a year ago the first two of us swapped **an hour of sourdough for an hour of Portuguese**. Thank you for all the hours since.

Bring a friend this month: [invite them](/account/invitations).`;

const banner = 'A year of swapped hours. Thank you!';

const translations = [
  {
    language: 'de',
    subject: 'Die Community wird ein Jahr alt',
    content: `Liebe Mitglieder,

vor einem Jahr haben die ersten zwei von uns **eine Stunde Sauerteig gegen eine Stunde Portugiesisch** getauscht. Danke für all die Stunden seither.

Bringt diesen Monat jemanden mit: [Ladet ein](/account/invitations).`,
    banner: 'Ein Jahr getauschter Stunden. Danke!',
  },
  {
    language: 'ar',
    subject: 'مجتمعنا يتم عامه الأول',
    content: `أعزاءنا الأعضاء،

قبل عام تبادل أول اثنين منا **ساعة من خبز العجين المخمر مقابل ساعة من البرتغالية**. شكرًا على كل الساعات منذ ذلك الحين.

ادعوا صديقًا هذا الشهر: [أرسلوا دعوة](/account/invitations).`,
    banner: 'عام من الساعات المتبادلة. شكرًا!',
  },
];

/** An announcement that all members got, whose banner has ended. */
export function announcementRow(now: Date, members: number): Insertable<AnnouncementTable> {
  const sent = before(now, 6 * day);
  return {
    id,
    subject,
    content,
    is_message: true,
    banner,
    translations: JSON.stringify(translations),
    banner_starts_at: sent,
    banner_ends_at: before(now, 4 * day),
    written_by: memberId('amara'),
    created_at: before(now, 6 * day + hour),
    changed_at: before(now, 6 * day + hour),
    tested_at: before(now, 6 * day + hour),
    sent_at: sent,
    finished_at: sent,
    told: members,
  };
}

/** Its notifications, all read. */
export function announcedRows(now: Date, memberIds: readonly string[]): Insertable<NotificationTable>[] {
  const at = before(now, 6 * day);
  return memberIds.map((member_id) => ({
    member_id,
    kind: 'announcement',
    subject: id,
    actors: [],
    details: JSON.stringify({ title: subject }),
    first_at: at,
    last_at: at,
    read_at: before(now, 5 * day),
    emailed_count: 1,
  }));
}
