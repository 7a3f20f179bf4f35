import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DeviceLogIn } from '@skill-exchange/api-client/types';
import Laptop from 'lucide-react/icons/laptop';
import { deviceWords } from '../../lib/texts/device-words.ts';
import { localDayTime } from '../../lib/time/local-time.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';

interface LogInRowsProps {
  logIns: DeviceLogIn[];
  /** The device that is being logged out. */
  endingId?: string | undefined;
  onEnd: (logInId: string) => void;
}

/** A member's log-ins: the device, its time, and a button that logs it out. */
export function LogInRows({ logIns, endingId, onEnd }: LogInRowsProps) {
  const devices = logIns.map((logIn) => ({ ...logIn, agent: deviceWords(logIn.agent) }));
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {devices.map(({ _id, agent, since, isCurrent }) => (
        <li key={_id} className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
          <Laptop aria-hidden className="size-5 shrink-0 text-ink-2" />
          <span className="min-w-40 flex-1">
            <span className="block font-semibold wrap-anywhere">{agent}</span>
            <span className="block text-small text-ink-2">{t`Since ${{ when: localDayTime(since) }}`}</span>
          </span>
          {isCurrent ? (
            <Badge>{t`This device`}</Badge>
          ) : (
            <Button variant="secondary" size="sm" pending={_id === endingId} onClick={() => onEnd(_id)}>
              <Trans>
                Log out<span className="sr-only"> {agent}</span>
              </Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
