import { cx } from 'class-variance-authority';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';

/** A secondary action of a session, as text. `isMain` for the first of the two. */
export function QuietAction({ isMain = false, className, ...props }: ButtonProps & { isMain?: boolean }) {
  return <Button variant="quiet" size="sm" className={cx('px-3', isMain && 'text-teach-ink', className)} {...props} />;
}
