import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { LaneMarker } from '../lane-marker/lane-marker.tsx';

interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby` on the section. */
  headingId?: string;
  level?: 2 | 3;
  /** `panel` for parts of a dashboard. */
  scale?: 'page' | 'panel';
  /** Renders a lane marker. */
  direction?: 'teach' | 'learn';
  /** A link or tabs at the end of the line. */
  end?: ReactNode;
}

/** Heading of a section. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, headingId, level = 2, scale = 'page', direction, end, className, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="section-heading"
      className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-4', className)}
      {...rest}
    >
      <div className="flex max-w-full min-w-0 items-center gap-3">
        {direction ? <LaneMarker direction={direction} /> : null}
        <Heading id={headingId} className={cx('min-w-0 wrap-anywhere', scale === 'page' ? 'type-h2' : 'type-h3')}>
          {title}
        </Heading>
      </div>
      {end ? (
        <div data-slot="section-heading-end" className="flex max-w-full min-w-0 items-center gap-2">
          {end}
        </div>
      ) : null}
    </div>
  );
}
