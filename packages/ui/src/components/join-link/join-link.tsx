import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import type { LinkProps } from '../../primitives/link-context/link-context.tsx';

interface JoinLinkProps extends Omit<LinkProps, 'target' | 'rel'> {
  /** It is on, or about to begin. */
  isNear: boolean;
  /** Until then, something else is the next thing to do. */
  isQuiet?: boolean;
  size?: 'sm' | 'md' | 'lg';
  hasIcon?: boolean;
  children: ReactNode;
}

/** Opens a meeting in a new tab. It is loud once the meeting is near. */
export function JoinLink({ isNear, isQuiet = false, hasIcon = true, children, ...link }: JoinLinkProps) {
  const variant = isQuiet ? 'quiet' : 'secondary';
  return (
    <ButtonLink target="_blank" rel="noopener noreferrer" variant={isNear ? 'teach' : variant} {...link}>
      {/* Hidden where a session's three buttons would not fit in one row. */}
      {hasIcon ? <Video aria-hidden="true" className="@max-[294px]:hidden" /> : null}
      {children}
    </ButtonLink>
  );
}
