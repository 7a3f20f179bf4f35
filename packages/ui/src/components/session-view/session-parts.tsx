import type { SessionOffer } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';

interface SectionProps {
  title?: ReactNode;
  /** A helpful note, next to the title if there is room. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A section of a session with its own heading. */
export function Section({ title, hint, children }: SectionProps) {
  return (
    <section className="@container grid min-w-0 gap-4 px-5 py-5 sm:px-6">
      {title ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="text-h4 leading-tight">{title}</h3>
          {hint ? <p className="text-cap text-ink-2">{hint}</p> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}

/** The actions of a section, primary first. `isSticky`: on phones they stay visible with their section. */
export function ActionRow({ isSticky = false, className, ...rest }: ComponentProps<'div'> & { isSticky?: boolean }) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-2 gap-y-1',
        isSticky && 'stick-above-bar -mx-5 -mb-5 bg-surface px-5 py-2.5',
        className,
      )}
      {...rest}
    />
  );
}

interface FactProps {
  icon: LucideIcon;
  /** An explanation in small type. */
  detail?: ReactNode;
  /** An action for it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A row below the times: the link, the notes, or the counted hours. */
export function Fact({ icon: Icon, detail, action, children }: FactProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 border-t border-line py-1.5 ps-5 pe-2.5">
      <Icon aria-hidden="true" className="size-5 text-ink-2" />
      <div className="min-w-0 flex-1 basis-40 py-1 text-small wrap-anywhere">
        {children}
        {detail ? <p className="text-cap text-ink-2">{detail}</p> : null}
      </div>
      {action ? <div className="flex gap-1">{action}</div> : null}
    </div>
  );
}

/** The note of the member who suggests times. */
export function OfferNote({ offer }: { offer: SessionOffer | undefined }) {
  if (!offer?.note) return null;
  return (
    <blockquote dir="auto" className="border-s-3 border-line-strong ps-3 text-small as-written">
      <LinkedText>{offer.note}</LinkedText>
    </blockquote>
  );
}
