import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type ArtProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

/** The frame of a decorative illustration. */
export function Art({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="illustration"
      viewBox="0 0 208 152"
      fill="none"
      aria-hidden="true"
      className={cx('block h-auto w-[clamp(120px,18vw,208px)] rtl:-scale-x-100', className)}
      {...rest}
    />
  );
}
