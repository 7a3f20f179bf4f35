import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, useId, useState } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Input } from '../../primitives/input/input.tsx';

interface CheckInFormProps extends ComponentProps<'section'> {
  hostName: string;
  /** Whether the participant came, once somebody has said. */
  came?: boolean | undefined;
  /** Fills in the field, such as from a scanned address. */
  initialCode?: string | undefined;
  pending?: boolean;
  /** Why the code was rejected. */
  failure?: string | undefined;
  onCheckIn: (code: string) => void;
}

/** A participant's check-in to an event, with the code that the host shows. */
export function CheckInForm(props: CheckInFormProps) {
  const { hostName, came, initialCode = '', pending = false, failure, onCheckIn, ...rest } = props;
  const id = useId();
  const host = displayName(hostName);
  const ref = useFocusFallback<HTMLElement>(came === undefined ? 1 : 0);
  const [code, setCode] = useState(initialCode);
  const [isMissing, setMissing] = useState(false);
  return (
    <section ref={ref} tabIndex={-1} data-slot="check-in-form" aria-labelledby={id} className="grid min-w-0" {...rest}>
      <h2 id={id} className={came === undefined ? 'mb-4 type-h3' : 'sr-only'}>
        {t`Check in`}
      </h2>
      <div role="status">
        {came === true ? (
          <Banner tone="teach">
            <Check aria-hidden="true" />
            {t`You are checked in.`}
          </Banner>
        ) : null}
        {came === false ? (
          <Banner tone="learn">
            <span>
              <Trans>
                <bdi>{host}</bdi> has marked you as missed. Write to them if you were there.
              </Trans>
            </span>
          </Banner>
        ) : null}
      </div>
      {came === undefined ? (
        <form
          noValidate
          className="grid max-w-90 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(code.trim() === '');
            if (code.trim() !== '' && !pending) onCheckIn(code.trim());
          }}
        >
          <Field
            label={t`Code from the host`}
            hint={t`You see it in the call.`}
            error={isMissing ? t`Enter the code first.` : failure}
          >
            <Input
              className="font-mono uppercase"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={2000}
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                setMissing(false);
              }}
            />
          </Field>
          <Button type="submit" className="justify-self-start" pending={pending} pendingLabel={t`Checking in...`}>
            {t`Check in`}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
