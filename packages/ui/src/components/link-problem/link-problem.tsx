import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LostArt } from '../illustration/illustration.tsx';

interface LinkProblemProps {
  problem: 'unknown' | 'used' | 'expired' | 'newer';
  /** The page that sends a new link. */
  newLinkHref?: string | undefined;
}

const words = {
  unknown: ['This link doesn’t work', 'It may have lost its end on the way. Open it from the email once more.'],
  used: ['This link has been used', 'Each link works once.'],
  newer: ['This page is too old for this link', 'Reload the page, or open the link from the email once more.'],
  expired: ['This link has expired', 'Links in our emails work for a short time only.'],
} as const;

/** Why an email's link is invalid, and how to get a new one. */
export function LinkProblem({ problem, newLinkHref }: LinkProblemProps) {
  const [title, text] = words[problem];
  return (
    <EmptyState
      title={title}
      illustration={<LostArt />}
      action={
        newLinkHref && (
          <ButtonLink href={newLinkHref} variant="secondary">
            Get a new link
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
