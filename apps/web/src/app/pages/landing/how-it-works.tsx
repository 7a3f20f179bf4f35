import { FeatureCards } from '@skill-exchange/ui/feature-cards';
import { SectionHeading } from '@skill-exchange/ui/section-heading';
import { SwapSteps } from '@skill-exchange/ui/swap-steps';

/** The landing page's second screen: how a swap goes, and what else there is. */
export function HowItWorks() {
  return (
    <section id="features" aria-labelledby="swap-steps">
      <SectionHeading headingId="swap-steps" title="A swap in three short steps" className="mb-8" />
      <SwapSteps />
      <FeatureCards className="mt-16" />
    </section>
  );
}
