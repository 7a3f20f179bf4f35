import { PageMeta } from '../../shared/page-meta.tsx';
import { PartBoundary } from '../takeover/part-boundary.tsx';
import { WaitingPart } from '../takeover/waiting-part.tsx';
import { landingParts, opening } from './landing/landing-parts.tsx';

const firstScreen = (
  <WaitingPart>
    <opening.Page />
  </WaitingPart>
);

const belowTheFold = (
  <div
    data-below-the-fold
    className="page-wrap grid gap-24 pt-24 pb-32 max-sm:gap-16 max-sm:pt-16 max-sm:pb-20"
  >
    {landingParts.map(({ Page }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
      <PartBoundary key={index}>
        <WaitingPart>
          <Page />
        </WaitingPart>
      </PartBoundary>
    ))}
  </div>
);

/** `/`: what the community is, who is in it and what is on. */
export function LandingPage() {
  return (
    <>
      <PageMeta
        title="Skill Exchange: teach what you know, learn what you don't"
        description="Trade what you know for what you want to know, one hour for one hour. No money changes hands."
      />
      {firstScreen}
      {belowTheFold}
    </>
  );
}
