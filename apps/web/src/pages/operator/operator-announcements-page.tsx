import { t } from '@lingui/core/macro';
import { BackLink } from '@skill-exchange/ui/components/back-link';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useParams } from 'react-router-dom';
import { AnnouncementEditor } from '../../features/operator/announcement-editor.tsx';
import { AnnouncementList } from '../../features/operator/announcement-list.tsx';
import { NewAnnouncementEditor } from '../../features/operator/announcement-new.tsx';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

const listPath = '/operator/announcements';

/** `/operator/announcements` and `/operator/announcements/:announcementId`: all of them, a new one, or one. */
export function OperatorAnnouncementsPage() {
  const { announcementId } = useParams();
  const isNew = announcementId === 'new';
  const title = announcementId === undefined ? t`Announcements` : isNew ? t`New announcement` : t`Announcement`;
  return (
    <ConsolePage>
      <PageMeta title={title} description={t`A message to all members, a banner on every page, or both.`} />
      {announcementId === undefined ? null : <BackLink href={listPath}>{t`Announcements`}</BackLink>}
      <PageHeader
        title={title}
        lead={announcementId === undefined ? t`A message to all members, a banner on every page, or both.` : undefined}
        className="mb-10"
      />
      {announcementId === undefined ? (
        <AnnouncementList />
      ) : isNew ? (
        <NewAnnouncementEditor />
      ) : (
        <AnnouncementEditor key={announcementId} announcementId={announcementId} />
      )}
    </ConsolePage>
  );
}
