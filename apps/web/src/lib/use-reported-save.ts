import { isApiError } from '@skill-exchange/api-client/errors';
import { useState } from 'react';
import { logger } from './logger.ts';
import { notify } from './notify.ts';
import { reasonFor } from './reason-for.ts';

type Words = {
  readonly done: string;
  readonly failed: string;
  /** Added where it may have arrived without an answer. */
  readonly unsure?: string;
};

/** Saves what a form holds, and tells how it went in a toast; `failure` is for the form. */
export function useReportedSave() {
  const [failure, setFailure] = useState<string>();

  /** Resolves to whether the server took it. */
  async function save(send: () => Promise<unknown>, { done, failed, unsure }: Words): Promise<boolean> {
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      logger.failure(failed, error);
      notify.error(failed);
      // Unless the network is gone, it may have arrived.
      const isUnsure = unsure !== undefined && isApiError(error, 0) && navigator.onLine;
      setFailure(isUnsure ? `${reasonFor(error)}\n${unsure}` : reasonFor(error));
      return false;
    }
    notify.success(done);
    return true;
  }

  return { save, failure };
}
