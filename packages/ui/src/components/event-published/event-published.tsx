import { t } from '@lingui/core/macro';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

interface EventPublishedProps extends Omit<ComponentProps<'section'>, 'onCopy'> {
  /** The URL of the event's page. */
  address: string;
  onCopy: () => void;
  onDismiss: () => void;
  /** Further ways to spread the word, such as sharing and the calendar. */
  children?: ReactNode;
}

/** The address of an event that was just published, to pass on. */
export function EventPublished({ address, onCopy, onDismiss, children, ...rest }: EventPublishedProps) {
  const id = useId();
  return (
    <section data-slot="event-published" aria-labelledby={id} {...rest}>
      <Card className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 p-5 sm:p-6">
        <div className="grid gap-1">
          <h2 id={id} className="type-h4">
            {t`Pass it on`}
          </h2>
          <p className="text-small text-ink-2">{t`Anybody can read its page, also without an account:`}</p>
        </div>
        <IconButton label={t`Dismiss`} className="-me-2 -mt-2" onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
        <p dir="ltr" className="col-span-2 min-w-0 text-small wrap-anywhere">
          <TextLink href={address}>{address}</TextLink>
        </p>
        <div className="col-span-2 flex flex-wrap gap-2 max-sm:*:flex-auto">
          <Button size="sm" onClick={onCopy}>
            <Copy aria-hidden="true" />
            {t`Copy`}
          </Button>
          {children}
        </div>
      </Card>
    </section>
  );
}
