import { t } from '@lingui/core/macro';
import type { Passkey } from '@skill-exchange/api-client/types';
import KeyRound from 'lucide-react/icons/key-round';
import { localDayTime } from '../../lib/time/local-time.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';

interface PasskeyRowsProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** A member's passkeys: name, last use, and buttons to rename and remove each. */
export function PasskeyRows({ passkeys, onRename, onRemove }: PasskeyRowsProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {passkeys.map((passkey) => {
        const { _id, name, createdAt, lastUsedAt, isSynced } = passkey;
        return (
          <li key={_id} className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
            <span className="min-w-40 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-semibold wrap-anywhere">{name}</span>
                {isSynced ? <Badge>{t`Synced`}</Badge> : null}
              </span>
              <span className="block text-small text-ink-2">
                {lastUsedAt === undefined
                  ? t`Added ${{ when: localDayTime(createdAt) }}`
                  : t`Last used ${{ when: localDayTime(lastUsedAt) }}`}
              </span>
            </span>
            <span className="flex gap-2">
              <Button variant="secondary" size="sm" aria-label={t`Rename ${name}`} onClick={() => onRename(passkey)}>
                {t`Rename`}
              </Button>
              <Button variant="secondary" size="sm" aria-label={t`Remove ${name}`} onClick={() => onRemove(passkey)}>
                {t`Remove`}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
