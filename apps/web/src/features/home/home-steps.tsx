import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FirstSteps } from '@skill-exchange/ui/components/first-steps';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { paths } from '../../config/paths.ts';
import { useServices } from '../../lib/services.ts';
import { useOffers } from '../../lib/use-offers.ts';
import type { StepsDone } from './use-first-steps.ts';

type Step = Record<'title' | 'text' | 'action', MessageDescriptor> & {
  withoutSessions?: MessageDescriptor;
  href: string;
};

const steps: readonly Step[] = [
  {
    title: msg`Show your face, say both halves`,
    text: msg`Members answer a face sooner. One skill to teach and one to learn are enough.`,
    href: paths.dashboard.editProfile,
    action: msg`Fill in your profile`,
  },
  {
    title: msg`Say when you have time`,
    text: msg`Two evenings are enough. Others see only what fits them.`,
    href: paths.availability,
    action: msg`Set your hours`,
  },
  {
    title: msg`Ask one person`,
    text: msg`Write a message, or propose times for a first session.`,
    withoutSessions: msg`Write a message. A few words about what you would like to learn are enough.`,
    href: paths.matches,
    action: msg`Find your swap`,
  },
];

type HomeStepsProps = { isDone: StepsDone; onPutAway: () => void; className?: string };

/** The first steps of a new member. */
export function HomeSteps({ isDone, onPutAway, className = 'my-6' }: HomeStepsProps) {
  const { texts } = useServices();
  const hasSessions = useOffers('sessions');
  const isWelcomed = texts.some(({ kind }) => kind === 'welcome');
  return (
    <FirstSteps
      welcomeHref={isWelcomed ? paths.text.to('welcome') : undefined}
      steps={steps.map(({ title, text, withoutSessions = text, href, action }, index) => ({
        title: i18n._(title),
        text: i18n._(hasSessions ? text : withoutSessions),
        href,
        action: i18n._(action),
        isDone: isDone[index] ?? false,
      }))}
      onPutAway={onPutAway}
      className={className}
    />
  );
}
