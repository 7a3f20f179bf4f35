import { plural, t } from '@lingui/core/macro';
import { useCodes, useRemoveCodes, useRenewRecoveryCodes, useStartCodes } from '@skill-exchange/api-client/codes';
import type { NewCodes } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { Suspense, useState } from 'react';
import { PasswordDialog, type PasswordDialogProps } from '../../lib/dialogs/password-dialog.tsx';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

const SetUpCodes = lazyWithPreload(async () => (await import('./set-up-codes.tsx')).SetUpCodes);

type Task = 'start' | 'remove' | 'renew';

/** Shown once and not stored: a secret that waits for its first code, or new recovery codes. */
type Shown = { secret: NewCodes } | { recoveryCodes: readonly string[] } | null;

/** Settings of two-factor codes. */
export function Codes() {
  const query = useCodes();
  const [shown, setShown] = useState<Shown>(null);
  const { opening, isOpen, thing: task, show, close } = useDialogSubject<Task>();
  const dialogs = useDialogs(setShown);
  return (
    <section aria-labelledby="codes" className="grid gap-5">
      <h2 id="codes" className="type-h3">
        {t`Codes from an app`}
      </h2>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading...`} labelAbove>
            <Skeleton className="h-18 w-full" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load whether codes are on`}
      >
        {({ isOffered, isOn, recoveryCodesLeft }) => {
          if (shown !== null && 'secret' in shown)
            return (
              <Suspense fallback={<Skeleton className="h-80 w-full" />}>
                <SetUpCodes
                  secret={shown.secret}
                  onCancel={() => setShown(null)}
                  onDone={(recoveryCodes) => setShown({ recoveryCodes })}
                />
              </Suspense>
            );
          if (shown !== null) return <NewRecoveryCodes codes={shown.recoveryCodes} onDone={() => setShown(null)} />;
          if (isOn) return <CodesOn recoveryCodesLeft={recoveryCodesLeft} onAsk={show} />;
          return <CodesOff isOffered={isOffered} onAsk={show} />;
        }}
      </QueryView>
      {task === null ? null : <PasswordDialog key={opening} open={isOpen} onClose={close} {...dialogs[task]} />}
    </section>
  );
}

type AskProps = { onAsk: (task: Task) => void };

function CodesOff({ isOffered, onAsk }: AskProps & { isOffered: boolean }) {
  if (!isOffered) return <p className="text-ink-2">{t`This site doesn’t offer codes.`}</p>;
  return (
    <>
      <p className="text-ink-2">
        {t`After your password we ask for a code that only your phone knows. That way a stolen password isn't enough.`}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={() => onAsk('start')}>
        {t`Set up codes`}
      </Button>
    </>
  );
}

function CodesOn({ recoveryCodesLeft: left, onAsk }: AskProps & { recoveryCodesLeft: number }) {
  return (
    <>
      <p>
        {left < 3
          ? plural(left, {
              one: 'Codes are on. You have # recovery code left: make new ones soon.',
              other: 'Codes are on. You have # recovery codes left: make new ones soon.',
            })
          : plural(left, {
              one: 'Codes are on. You have # recovery code left.',
              other: 'Codes are on. You have # recovery codes left.',
            })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onAsk('renew')}>
          {t`New recovery codes`}
        </Button>
        <Button variant="danger-quiet" onClick={() => onAsk('remove')}>
          {t`Switch codes off`}
        </Button>
      </div>
    </>
  );
}

/** Returns each task's dialog and action. */
function useDialogs(setShown: (shown: Shown) => void): Record<Task, Omit<PasswordDialogProps, 'open' | 'onClose'>> {
  const start = useStartCodes();
  const remove = useRemoveCodes();
  const renew = useRenewRecoveryCodes();
  return {
    start: {
      title: t`Set up codes`,
      description: t`You need an app for codes on your phone, such as a password manager or an authenticator.`,
      action: t`Continue`,
      pendingLabel: t`Starting...`,
      onConfirm: async ({ password }) => {
        const [secret] = await Promise.all([start.mutateAsync(password), SetUpCodes.preload()]);
        setShown({ secret });
      },
    },
    renew: {
      title: t`Make new recovery codes?`,
      description: t`The ones that you have now stop working.`,
      action: t`Make new codes`,
      pendingLabel: t`Making...`,
      onConfirm: async ({ password }) => setShown({ recoveryCodes: await renew.mutateAsync(password) }),
    },
    remove: {
      title: t`Switch codes off?`,
      description: t`Your password alone logs you in from then on. Your recovery codes stop working.`,
      action: t`Switch off`,
      pendingLabel: t`Switching off...`,
      tone: 'danger',
      onConfirm: async ({ password }) => {
        await remove.mutateAsync(password);
        notify.success(t`Codes are off.`);
      },
    },
  };
}
