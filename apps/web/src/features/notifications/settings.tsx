import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import {
  useNotificationSettings,
  useSendTestNotification,
  useSetNotificationSettings,
} from '@skill-exchange/api-client/notifications';
import type { NotificationSettingsChange, NotificationSettings as Settings } from '@skill-exchange/api-client/types';
import { NotificationChoices } from '@skill-exchange/ui/components/notification-choices';
import { TimeZonePicker } from '@skill-exchange/ui/components/time-zone-picker';
import { changeTo, presetOf } from '@skill-exchange/ui/lib/notification-presets';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { Button } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { Field } from '@skill-exchange/ui/primitives/field';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Select } from '@skill-exchange/ui/primitives/select';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { notify } from '../../lib/notify.ts';
import { isPushOn } from '../../lib/push/push-device.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';
import { PushDeviceField } from './push-device-field.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';

const digests: Readonly<Record<string, MessageDescriptor>> = {
  daily: msg`Every morning`,
  weekly: msg`Every Monday morning`,
  off: msg`Never`,
};

/** The member's notification settings; each change is saved immediately. */
export function NotificationSettings() {
  const query = useNotificationSettings();
  const save = useSaving();
  if (isApiError(query.error, 404) || isApiError(query.error, 405))
    return (
      <EmptyState title={t`Nothing to choose here`}>{t`This community doesn’t send notifications yet.`}</EmptyState>
    );
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading settings...`} labelAbove>
          <Skeleton className="h-80 w-full" />
        </LoadingStatus>
      }
      failure={t`Unable to get your settings`}
    >
      {(settings) => <Choices settings={settings} onChange={save} />}
    </QueryView>
  );
}

function useSaving(): (change: NotificationSettingsChange) => void {
  const { mutate } = useSetNotificationSettings();
  const save = ({ timeZone, ...others }: NotificationSettingsChange) =>
    mutate(timeZone === undefined ? others : { ...others, timeZone }, {
      onError: (error) => {
        // Quiet hours include the browser's zone, which the server may not know.
        const isOfZone = isApiError(error, 400) && error.field === 'timeZone';
        if (isOfZone && others.quietHours !== undefined) save(others);
        else toastError(t`Your choice couldn’t be saved.`, error);
      },
    });
  return save;
}

type ChoicesProps = { settings: Settings; onChange: (change: NotificationSettingsChange) => void };

function Choices({ settings, onChange }: ChoicesProps) {
  const { kinds, digest, timeZone, isZoneUnknown = timeZone === 'UTC', push } = settings;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {push === undefined ? null : <PushDeviceField push={push} />}
      <NotificationChoices
        kinds={kinds}
        preset={presetOf(settings)}
        onPreset={(preset) => onChange(changeTo(preset, settings))}
        push={push === undefined ? 'none' : isPushOn(push) ? 'on' : 'off'}
        onChange={(kind, channel, isWanted) => onChange({ kinds: [{ kind, [channel]: isWanted }] })}
      />
      <Field label={t`Summary`} hint={t`One email with everything else that you haven’t read.`}>
        <Select value={digest} onChange={({ target }) => onChange({ digest: target.value as Settings['digest'] })}>
          {Object.entries({ ...digests, [digest]: digests[digest] ?? msg`As chosen elsewhere` }).map(
            ([value, label]) => (
              <option key={value} value={value}>
                {i18n._(label)}
              </option>
            ),
          )}
        </Select>
      </Field>
      <QuietHoursFields
        quietHours={settings.quietHours}
        onChange={(quietHours) => onChange({ quietHours, ...(isZoneUnknown && { timeZone: browserTimeZone() }) })}
      />
      <TimeZonePicker
        value={timeZone}
        onValueChange={(zone) => onChange({ timeZone: zone })}
        hint={t`For quiet hours, summaries and the times in emails.`}
      />
      <SendTest />
    </div>
  );
}

function SendTest() {
  const { mutate, isPending } = useSendTestNotification();
  return (
    <div>
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() =>
          mutate(undefined, {
            onSuccess: (message) => notify.success(message),
            onError: (error) => toastError(t`We couldn’t send a test.`, error),
          })
        }
      >
        {t`Send me a test`}
      </Button>
    </div>
  );
}
