import { useParams } from 'react-router-dom';
import { ReadNews } from '../../features/texts/read-news.tsx';

/** `/news/:announcementId`: an announcement of the operators. */
export function NewsPage() {
  const { announcementId = '' } = useParams();
  return <ReadNews key={announcementId} announcementId={announcementId} />;
}
