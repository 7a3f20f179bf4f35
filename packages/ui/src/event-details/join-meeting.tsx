import Video from 'lucide-react/icons/video';
import { Button } from '../button/button.tsx';

/** The way into an event's meeting, in a new tab. */
export function JoinMeeting({ href, size }: { href: string; size: 'sm' | 'md' }) {
  return (
    <Button asChild size={size}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Video aria-hidden="true" />
        Join Meeting
      </a>
    </Button>
  );
}
