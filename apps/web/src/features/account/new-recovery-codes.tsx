import { t } from '@lingui/core/macro';
import { RecoveryCodes } from '@skill-exchange/ui/components/recovery-codes';
import { copyText } from '../../lib/forms/copy-text.ts';
import { notify } from '../../lib/notify.ts';

type NewRecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows new recovery codes for the member to save. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => notify.success(t`Copied.`),
      () => notify.error(t`We couldn’t copy them. Write them down.`),
    );
  return (
    <>
      <p>
        {t`Save these recovery codes where your phone isn’t needed. Each logs you in once if you lose your app. We can’t show them again.`}
      </p>
      <RecoveryCodes codes={codes} onCopy={copy} onDone={onDone} />
    </>
  );
}
