import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import type { LinkProps } from '../../primitives/link-context/link-context.tsx';

interface JoinLinkProps extends Omit<LinkProps, 'target' | 'rel'> {
  /** It is running, or about to start. */
  isNear: boolean;
  /** Another action is the primary one until then. */
  isQuiet?: boolean;
  size?: 'sm' | 'md' | 'lg';
  hasIcon?: boolean;
  children: ReactNode;
}

/** Opens a meeting in a new tab. Emphasized once the meeting is near. */
export function JoinLink({ isNear, isQuiet = false, hasIcon = true, children, ...link }: JoinLinkProps) {
  const variant = isQuiet ? 'quiet' : 'secondary';
  return (
    <ButtonLink target="_blank" rel="noopener noreferrer" variant={isNear ? 'teach' : variant} {...link}>
      {/* Hidden if a session's three buttons would not fit in one row. */}
      {hasIcon ? <Video aria-hidden="true" className="@max-[294px]:hidden" /> : null}
      {children}
    </ButtonLink>
  );
}
