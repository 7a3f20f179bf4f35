import { msg, t } from '@lingui/core/macro';
import { i18n } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LostArt } from '../illustration/illustration.tsx';

interface LinkProblemProps {
  problem: 'unknown' | 'used' | 'expired' | 'newer';
  /** The page that sends a new link. */
  newLinkHref?: string | undefined;
}

const words = {
  unknown: [msg`This link doesn’t work`, msg`It may have lost its end on the way. Open it from the email once more.`],
  used: [msg`This link has been used`, msg`Each link works once.`],
  newer: [msg`This page is too old for this link`, msg`Reload the page, or open the link from the email once more.`],
  expired: [msg`This link has expired`, msg`Links in our emails work for a short time only.`],
} as const;

/** Why an email's link is invalid, and how to get a new one. */
export function LinkProblem({ problem, newLinkHref }: LinkProblemProps) {
  const [title, text] = words[problem];
  return (
    <EmptyState
      title={i18n._(title)}
      illustration={<LostArt />}
      action={
        newLinkHref && (
          <ButtonLink href={newLinkHref} variant="secondary">
            {t`Get a new link`}
          </ButtonLink>
        )
      }
    >
      {i18n._(text)}
    </EmptyState>
  );
}
