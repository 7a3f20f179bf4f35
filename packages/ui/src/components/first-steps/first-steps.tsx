import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useId } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

export interface FirstStep {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** The page of the step. */
  readonly href: string;
  readonly action: string;
}

interface FirstStepsProps extends ComponentProps<'section'> {
  steps: readonly FirstStep[];
  /** The page of the community's welcome. */
  welcomeHref?: string | undefined;
  onPutAway: () => void;
}

/** A newcomer's steps to a first swap. Completed steps are ticked; the next one is emphasized. */
export function FirstSteps({ steps, welcomeHref, onPutAway, className, ...rest }: FirstStepsProps) {
  const id = useId();
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section data-slot="first-steps" aria-labelledby={id} className={cx('min-w-0', className)} {...rest}>
      <Card>
        <div className="flex items-start justify-between gap-4 p-5">
          <h2 id={id} className="type-h3">
            {t`Three steps to your first swap`}
          </h2>
          <IconButton label={t`Put the first steps away`} className="-my-2 -me-2" onClick={onPutAway}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {welcomeHref === undefined ? null : (
          <p className="-mt-3 px-5 pb-4">
            <TextLink href={welcomeHref}>{t`Read our welcome`}</TextLink>
          </p>
        )}
        <ol className="divide-y divide-line border-t border-line">
          {steps.map((step, index) => (
            <Step key={step.title} step={step} number={index + 1} isNext={step === next} />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function Step({ step, number, isNext }: { step: FirstStep; number: number; isNext: boolean }) {
  const { title, text, isDone, href, action } = step;
  return (
    <li className="flex flex-wrap items-center gap-4 px-5 py-4">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-9 flex-none place-items-center rounded-full border-2 font-display leading-none font-bold',
          isDone ? 'border-teach bg-teach text-on-teach' : 'border-ink',
        )}
      >
        {isDone ? <Check className="size-5" /> : number}
      </span>
      <div className="min-w-[min(100%,12.5rem)] flex-1">
        <h3 className="type-h4">
          {isDone ? (
            <Trans>
              {title}
              <span className="sr-only"> (done)</span>
            </Trans>
          ) : (
            title
          )}
        </h3>
        <p className="text-small text-ink-2">{text}</p>
      </div>
      {isDone ? null : (
        <ButtonLink href={href} size="sm" variant={isNext ? 'teach' : 'secondary'}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
