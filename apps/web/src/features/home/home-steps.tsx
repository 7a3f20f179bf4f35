import { FirstSteps } from '@skill-exchange/ui/components/first-steps';
import { paths } from '../../config/paths.ts';
import { useServices } from '../../lib/services.ts';
import { useOffers } from '../../lib/use-offers.ts';
import type { StepsDone } from './use-first-steps.ts';

type Step = { title: string; text: string; withoutSessions?: string; href: string; action: string };

const steps: readonly Step[] = [
  {
    title: 'Show your face, say both halves',
    text: 'Members answer a face sooner. One skill to teach and one to learn are enough.',
    href: paths.dashboard.editProfile,
    action: 'Fill in your profile',
  },
  {
    title: 'Say when you have time',
    text: 'Two evenings are enough. Others see only what fits them.',
    href: paths.availability,
    action: 'Set your hours',
  },
  {
    title: 'Ask one person',
    text: 'Write a message, or propose times for a first session.',
    withoutSessions: 'Write a message. A few words about what you would like to learn are enough.',
    href: paths.matches,
    action: 'Find your swap',
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
      steps={steps.map(({ withoutSessions, ...step }, index) => ({
        ...step,
        text: hasSessions ? step.text : (withoutSessions ?? step.text),
        isDone: isDone[index] ?? false,
      }))}
      onPutAway={onPutAway}
      className={className}
    />
  );
}
