import { isTextKind } from '@skill-exchange/ui/lib/community/text-words';
import { useParams } from 'react-router-dom';
import { MissingText, ReadText } from '../../features/texts/read-text.tsx';

/** `/texts/:kind/:version?`: a text of the community, such as the imprint. */
export function TextPage() {
  const { kind = '', version } = useParams();
  const isKnown = isTextKind(kind) && (version === undefined || /^[1-9]\d{0,4}$/.test(version));
  if (!isKnown) return <MissingText />;
  return <ReadText kind={kind} version={version === undefined ? undefined : Number(version)} />;
}
