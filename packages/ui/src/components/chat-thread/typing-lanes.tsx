import { t } from '@lingui/core/macro';
import { displayName } from '../../lib/texts/display-name.ts';

/** The other member is typing. */
export function TypingLanes({ name }: { name: string }) {
  return (
    // Not announced: it would interrupt the messages.
    <p aria-live="off" className="flex w-fit gap-2 rounded-e-pop bg-sunken px-4 py-3.5 inset-ring inset-ring-line">
      <span className="sr-only">{t`${{ name: displayName(name) }} is typing`}</span>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`h-1.5 w-2.5 rounded-e-full bg-ink-2 motion-safe:animate-hop ${delay}`}
        />
      ))}
    </p>
  );
}
