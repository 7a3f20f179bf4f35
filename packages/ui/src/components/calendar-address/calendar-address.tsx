import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalendarFeed } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CopyIcon from 'lucide-react/icons/copy';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { formatDate } from '../../lib/time/date-time.ts';
import type { AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Input } from '../../primitives/input/input.tsx';

interface CalendarAddressProps extends ComponentProps<'div'> {
  /** Null while the calendar has no URL. */
  feed: CalendarFeed | null;
  /** The URL that was just created; shown only once. */
  url?: string | undefined;
  making?: boolean;
  turningOff?: boolean;
  /** Called after confirmation if it replaces a URL. */
  onMake: (withLinks: boolean) => void;
  /** Called after confirmation. */
  onTurnOff: () => void;
  onCopyUrl: (url: string) => void;
  /** `AlertDialog`, or a component that loads it. */
  ConfirmDialog: ComponentType<AlertDialogProps>;
}

/**
 * The private URL of a member's calendar, for their own calendar program: creates one, shows it once,
 * revokes it.
 */
export function CalendarAddress(props: CalendarAddressProps) {
  const { feed, url, making = false, turningOff = false, onMake, onTurnOff, onCopyUrl, ...rest } = props;
  const { ConfirmDialog, className, ...element } = rest;
  const [withLinks, setWithLinks] = useState(feed?.withLinks ?? false);
  const [asking, setAsking] = useState<'make' | 'turnOff' | null>(null);
  const close = () => setAsking(null);
  return (
    <div data-slot="calendar-address" className={cx('grid gap-5', className)} {...element}>
      {url === undefined ? null : <NewAddress url={url} onCopy={() => onCopyUrl(url)} />}
      {feed === null ? null : <Since feed={feed} />}
      <Checkbox
        label={t`Include meeting links`}
        hint={t`Anyone with the address could then join your meetings.`}
        checked={withLinks}
        onCheckedChange={(checked) => setWithLinks(checked === true)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          pending={making}
          pendingLabel={t`Making...`}
          onClick={() => (feed === null ? onMake(withLinks) : setAsking('make'))}
        >
          {feed === null ? t`Create a link` : t`Make a new address`}
        </Button>
        {feed === null ? null : (
          <Button
            variant="danger-quiet"
            pending={turningOff}
            pendingLabel={t`Turning off...`}
            onClick={() => setAsking('turnOff')}
          >
            {t`Turn off`}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'make'}
        onOpenChange={close}
        title={t`Make a new address?`}
        description={t`The one that you have now stops working. Put the new one into your calendar app.`}
        confirmLabel={t`Make a new address`}
        tone="teach"
        onConfirm={() => {
          close();
          onMake(withLinks);
        }}
      />
      <ConfirmDialog
        open={asking === 'turnOff'}
        onOpenChange={close}
        title={t`Turn the address off?`}
        description={t`Your calendar app no longer gets what you plan here.`}
        confirmLabel={t`Turn off`}
        onConfirm={() => {
          close();
          onTurnOff();
        }}
      />
    </div>
  );
}

function Since({ feed: { createdAt, withLinks } }: { feed: CalendarFeed }) {
  const date = formatDate(createdAt);
  return (
    <p>
      {withLinks ? (
        <Trans>
          Your calendar has an address since <time dateTime={createdAt}>{date}</time>, <span>with meeting links</span>.
          Anyone with it can read your calendar.
        </Trans>
      ) : (
        <Trans>
          Your calendar has an address since <time dateTime={createdAt}>{date}</time>,{' '}
          <span>without meeting links</span>. Anyone with it can read your calendar.
        </Trans>
      )}
    </p>
  );
}

function NewAddress({ url, onCopy }: { url: string; onCopy: () => void }) {
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <Field
        label={t`Your calendar’s address`}
        hint={t`Copy it now: we show it only this once. Keep it to yourself, as anyone with it can read your calendar.`}
      >
        <Input readOnly value={url} className="font-mono text-small" onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onCopy}>
          <CopyIcon aria-hidden="true" />
          {t`Copy`}
        </Button>
        <ButtonLink variant="secondary" href={url.replace(/^https?:/, 'webcal:')}>
          <CalendarPlus aria-hidden="true" />
          {t`Open in calendar app`}
        </ButtonLink>
      </div>
    </div>
  );
}
