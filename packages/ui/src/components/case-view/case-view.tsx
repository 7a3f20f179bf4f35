import type { Case, ReportedContent } from '@skill-exchange/api-client/types';
import { type ReactNode, useId } from 'react';
import { formatDate } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';
import { Card } from '../../primitives/card/card.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { Quote } from '../action-card/action-card.tsx';

interface CaseViewProps {
  case: Case;
  memberHref: string;
  /** The address of a picture for the page. */
  photoUrl: (photo: string | undefined) => string | undefined;
}

/** What a case is about: the thing as it was reported, what it is now, and all reports. */
export function CaseView({ case: one, memberHref, photoUrl }: CaseViewProps) {
  const [first] = one.details;
  const hasChanged = first !== undefined && JSON.stringify(first.content) !== JSON.stringify(one.now);
  return (
    <div className="grid gap-8">
      <p>
        Member: <TextLink href={memberHref}>{displayName(one.member.name)}</TextLink>
      </p>
      {first ? (
        <Part title="As it was reported">
          <Content content={first.content} photoUrl={photoUrl} />
        </Part>
      ) : null}
      {hasChanged ? (
        <Part title="As it is now">
          {one.now === null ? <p>It is gone.</p> : <Content content={one.now} photoUrl={photoUrl} />}
        </Part>
      ) : null}
      <Part title={one.reports === 1 ? '1 report' : `${one.reports} reports`}>
        {first ? null : <p className="text-ink-2">Only other moderators see who reported this, and why.</p>}
        <ul className="grid gap-4">
          {one.details.map(({ by, at, reason }) => (
            <li key={by._id}>
              <Quote label={`${displayName(by.name)}, ${formatDate(at)}`}>{reason}</Quote>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="type-h4">
        {title}
      </h2>
      {children}
    </section>
  );
}

type ContentProps = { content: ReportedContent } & Pick<CaseViewProps, 'photoUrl'>;

function Content({ content: { title, text, rating, photo }, photoUrl }: ContentProps) {
  const src = photoUrl(photo);
  return (
    <Card className="grid gap-3 p-5">
      {title ? (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
      ) : null}
      {rating === undefined ? null : <Rating value={rating} />}
      {text ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ) : null}
      {src ? (
        <img src={src} alt="What was reported" className="max-h-80 max-w-full rounded-ctl object-contain" />
      ) : null}
    </Card>
  );
}
