import Video from 'lucide-react/icons/video';
import { ButtonLink } from '../../primitives/button/button.tsx';

/** Opens an event's meeting link in a new tab. */
export function JoinMeeting({ href, size }: { href: string; size: 'sm' | 'md' }) {
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer" size={size}>
      <Video aria-hidden="true" />
      Join Meeting
    </ButtonLink>
  );
}
