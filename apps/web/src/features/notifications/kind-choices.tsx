import type { NotificationSettingsChange, NotificationSettings as Settings } from '@skill-exchange/api-client/types';
import { Checkbox } from '@skill-exchange/ui/primitives/checkbox';

type KindChoicesProps = {
  kinds: Settings['kinds'];
  /** Push notifications can be chosen, too. */
  hasPush: boolean;
  onChange: (change: NotificationSettingsChange) => void;
};

/** What the member is notified of, by kind and channel. */
export function KindChoices({ kinds, hasPush, onChange }: KindChoicesProps) {
  const channels = hasPush ? (['email', 'push'] as const) : (['email'] as const);
  return (
    <table className="w-full text-start">
      <caption className="type-h4 mb-2 text-start">Tell me about</caption>
      <thead className="text-small text-ink-2">
        <tr>
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-16 font-normal">
              {names[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {kinds.map(({ kind, label, isFixed = false, ...choice }) => (
          <tr key={kind}>
            <th scope="row" className="py-2.5 pe-4 text-start leading-6 font-normal wrap-anywhere">
              {label}
              {isFixed ? <span className="block text-small text-ink-2">Always sent</span> : null}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="align-top">
                <Checkbox
                  className="mx-auto w-fit ps-2.5"
                  label={<span className="sr-only">{`${label} by ${names[channel].toLowerCase()}`}</span>}
                  checked={choice[channel] ?? false}
                  disabled={isFixed}
                  onCheckedChange={(checked) => onChange({ kinds: [{ kind, [channel]: checked === true }] })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const names = { email: 'Email', push: 'Push' };
