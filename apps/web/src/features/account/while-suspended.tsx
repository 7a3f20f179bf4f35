import { t } from '@lingui/core/macro';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useLogOut } from '../../lib/log-in/use-log-out.ts';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';

/** A suspended member's options other than an appeal. */
export function WhileSuspended() {
  const logOut = useLogOut();
  return (
    <div className="mt-14 grid max-w-140 gap-12">
      <OwnData />
      <DeleteAccount />
      <Button variant="secondary" className="justify-self-start" onClick={logOut}>
        {t`Log out`}
      </Button>
    </div>
  );
}
