import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { NotificationSettings } from '@skill-exchange/api-client/types';
import { useId, useState } from 'react';
import type { NotificationPreset } from '../../lib/notification-presets.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Radio, RadioGroup } from '../../primitives/radio-group/radio-group.tsx';
import { kindGroups } from './kind-groups.ts';

type KindSetting = NotificationSettings['kinds'][number];
type Channel = 'inbox' | 'email' | 'push';

interface NotificationChoicesProps {
  kinds: readonly KindSetting[];
  /** What the boxes express; undefined for the member's own choice. */
  preset: NotificationPreset | undefined;
  onPreset: (preset: NotificationPreset) => void;
  /** Whether this device receives push notifications; `none` if the server sends none. */
  push: 'on' | 'off' | 'none';
  onChange: (kind: KindSetting['kind'], channel: Channel, isWanted: boolean) => void;
}

/**
 * The member's choices of notifications: three at once, or a box for each kind, by inbox, email and push. Push choices have no
 * effect while it is off.
 */
export function NotificationChoices(props: NotificationChoicesProps) {
  const { preset, onPreset } = props;
  const [isOpen, setOpen] = useState(preset === undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RadioGroup
        label={t`What may reach you`}
        value={preset ?? 'own'}
        onValueChange={(value) => value !== 'own' && onPreset(value as NotificationPreset)}
      >
        <Radio
          value="everything"
          label={t`Everything`}
          hint={t`Also new swaps for you, reviews and who joins your events.`}
        />
        <Radio
          value="needs"
          label={t`What needs me`}
          hint={t`What waits for your answer, and changes to your plans.`}
        />
        <Radio
          value="security"
          label={t`Nothing but security`}
          hint={t`Log-ins, your address, and moderators’ decisions.`}
        />
        {preset === undefined ? (
          <Radio value="own" label={t`Your own choice`} hint={t`As the boxes below say.`} />
        ) : null}
      </RadioGroup>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="rounded-card border border-line px-4 py-2"
      >
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t`Choose each`}</summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 py-3">
          {kindGroups(props.kinds).map((group) => (
            <Group key={group.title} {...props} {...group} />
          ))}
        </div>
      </details>
    </div>
  );
}

type GroupProps = Pick<NotificationChoicesProps, 'kinds' | 'push' | 'onChange'> & { title: string };

function Group({ title, kinds, push, onChange }: GroupProps) {
  const id = useId();
  // Only few kinds can be turned off wholly.
  const canBeOff = kinds.some(({ inbox }) => inbox !== undefined);
  const channels: readonly Channel[] = [
    ...(canBeOff ? (['inbox'] as const) : []),
    'email',
    ...(push === 'none' ? [] : (['push'] as const)),
  ];
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={id} className="type-h4">
        {title}
      </h2>
      <div className="rounded-card border border-line bg-surface shadow-card">
        <table className="w-full text-start">
          <thead className="text-cap text-ink-2">
            <tr>
              <td />
              {channels.map((channel) => (
                <th key={channel} scope="col" className="w-16 px-1 py-2 text-center font-medium last:pe-3">
                  {channel === 'push' && push === 'off' ? t`Push off here` : i18n._(names[channel])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {kinds.map((kind) => (
              <Row key={kind.kind} kind={kind} channels={channels} isPushOn={push === 'on'} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps extends Pick<NotificationChoicesProps, 'onChange'> {
  kind: KindSetting;
  channels: readonly Channel[];
  isPushOn: boolean;
}

function Row({ kind: { kind, label, isFixed = false, ...choice }, channels, isPushOn, onChange }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-2.5 ps-4 pe-2 text-start leading-snug font-medium wrap-anywhere sm:ps-5">
        {label}
        {isFixed ? <span className="block text-small font-normal text-ink-2">{t`Always sent`}</span> : null}
      </th>
      {channels.map((channel) => (
        <td key={channel} className="last:pe-2">
          {/* A kind that is only sent by email has no box for push. */}
          {choice[channel] === undefined ? null : (
            <Checkbox
              className="mx-auto w-fit ps-2.5"
              label={<span className="sr-only">{byWords[channel](label)}</span>}
              checked={choice[channel]}
              disabled={isFixed || (channel === 'push' && !isPushOn) || (channel !== 'inbox' && choice.inbox === false)}
              onCheckedChange={(checked) => onChange(kind, channel, checked === true)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

const names: Record<Channel, MessageDescriptor> = { inbox: msg`Inbox`, email: msg`Email`, push: msg`Push` };

const byWords: Record<Channel, (kind: string) => string> = {
  inbox: (kind) => t`${kind} by inbox`,
  email: (kind) => t`${kind} by email`,
  push: (kind) => t`${kind} by push`,
};
