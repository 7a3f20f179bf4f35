import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { useSiteName } from '../../lib/texts/site-name.ts';
import { Button } from '../../primitives/button/button.tsx';

interface PushDeviceProps {
  /** This browser's state: receiving or not, blocked by the member, or unsupported. */
  state: 'on' | 'off' | 'blocked' | 'unable';
  /** A change is pending. */
  pending?: boolean;
  onTurnOn: () => void;
  onTurnOff: () => void;
}

const wordsOf = (name: string) => ({
  on: t`You hear of what happens right away, even when ${name} is closed.`,
  off: t`Your choices below wait until you turn it on.`,
  blocked: t`This browser blocks notifications from ${name}. Allow them in its site settings, then come back.`,
  unable: t`This browser doesn’t have push notifications. On an iPhone or iPad, add ${name} to your Home Screen first.`,
});

/** Whether this device receives push notifications, with a button that changes it. */
export function PushDevice({ state, pending = false, onTurnOn, onTurnOff }: PushDeviceProps) {
  const words = wordsOf(useSiteName());
  const isOn = state === 'on';
  const Icon = isOn ? BellRing : BellOff;
  return (
    <section
      aria-label={t`This device`}
      data-slot="push-device"
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card px-4 py-4 sm:px-5',
        isOn ? 'bg-sunken' : 'bg-learn-tint text-learn-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5 flex-none max-sm:self-start max-sm:mt-0.5" />
      <p role="status" className="min-w-0 flex-1 basis-50 text-small">
        <b className="block text-body font-semibold">
          {isOn ? t`Push is on for this device` : t`Push is off for this device`}
        </b>
        <span>{words[state]}</span>
      </p>
      {state === 'on' ? (
        <Button variant="surface" size="sm" pending={pending} onClick={onTurnOff}>
          {t`Turn off here`}
        </Button>
      ) : null}
      {state === 'off' ? (
        <Button size="sm" className="max-sm:ms-9" pending={pending} onClick={onTurnOn}>
          {t`Turn on notifications`}
        </Button>
      ) : null}
    </section>
  );
}
