import { t } from '@lingui/core/macro';
import Copy from 'lucide-react/icons/copy';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';

interface CheckInCodeProps extends Omit<ComponentProps<'section'>, 'onCopy'> {
  /** Undefined while check-in is closed. */
  code: string | undefined;
  /** `QrCode` of the check-in with the code. */
  qrCode?: ReactNode;
  /** What is being changed. */
  pending?: 'open' | 'close' | undefined;
  /** Creates a code, or replaces the current one. */
  onOpen: () => void;
  onClose: () => void;
  onCopy: (code: string) => void;
}

/** The code with which guests check in to an event, for its hosts to show in the call. */
export function CheckInCode({ code, qrCode, pending, onOpen, onClose, onCopy, ...rest }: CheckInCodeProps) {
  const id = useId();
  return (
    <section
      data-slot="check-in-code"
      aria-labelledby={id}
      className="flex min-w-0 flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-5"
      {...rest}
    >
      {qrCode}
      <div className="grid min-w-0 flex-1 basis-60 gap-3">
        <h2 id={id} className="type-h4">
          {t`Check-in code`}
        </h2>
        {/* Announced when a new code replaces it. */}
        <p role="status" className="font-mono text-h2 leading-tight font-semibold tracking-[0.15em] wrap-anywhere">
          {code}
        </p>
        <p className="text-small text-ink-2">
          {code === undefined
            ? t`Your guests can check in themselves: create a code, and show it in the call.`
            : qrCode
              ? t`Show this code. Guests scan it, or enter it on the event’s page.`
              : t`Show this code in the call. Guests enter it on the event’s page.`}
        </p>
        <div className="flex flex-wrap gap-2">
          {code === undefined ? null : (
            <Button size="sm" onClick={() => onCopy(code)}>
              <Copy aria-hidden="true" />
              {t`Copy`}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            disabled={pending === 'close'}
            pending={pending === 'open'}
            pendingLabel={t`Creating...`}
            onClick={onOpen}
          >
            {code === undefined ? t`Create a code` : t`New code`}
          </Button>
          {code === undefined ? null : (
            <Button
              variant="quiet"
              size="sm"
              disabled={pending === 'open'}
              pending={pending === 'close'}
              pendingLabel={t`Closing...`}
              onClick={onClose}
            >
              {t`Close check-in`}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
