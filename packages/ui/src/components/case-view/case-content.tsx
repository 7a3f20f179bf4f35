import { t } from '@lingui/core/macro';
import type { ReportedContent } from '@skill-exchange/api-client/types';
import { Rating } from '../../primitives/rating/rating.tsx';

interface CaseContentProps {
  content: ReportedContent;
  /** Returns the URL of a picture. */
  photoUrl: (photo: string | undefined) => string | undefined;
}

/** The reported content: its text, rating and picture. */
export function CaseContent({ content: { title, text, rating, photo }, photoUrl }: CaseContentProps) {
  const src = photoUrl(photo);
  return (
    <div data-slot="case-content" className="grid gap-3 rounded-card border border-line p-5">
      {title ? (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
      ) : null}
      {rating === undefined ? null : <Rating value={rating} />}
      {text ? (
        <p dir="auto" className="as-written">
          {text}
        </p>
      ) : null}
      {src ? (
        <img src={src} alt={t`What was reported`} className="max-h-80 max-w-full rounded-ctl object-contain" />
      ) : null}
    </div>
  );
}
