import { isApiError } from '@skill-exchange/api-client/errors';
import { useState } from 'react';
import { isOnline } from '../is-online.ts';
import { logger } from '../logger.ts';
import { notify } from '../notify.ts';
import { reasonFor } from './reason-for.ts';

type Words<Answer> = {
  readonly done: string | ((answer: Answer) => string);
  readonly failed: string;
  /** Appended if the change may have been saved without a response. */
  readonly unsure?: string;
};

/** Saves a form and shows the result in a toast; `failure` is for the form. */
export function useReportedSave() {
  const [failure, setFailure] = useState<string>();

  /** Resolves to whether the server accepted it. */
  async function save<Answer>(send: () => Promise<Answer>, words: Words<Answer>): Promise<boolean> {
    const { done, failed, unsure } = words;
    let answer: Answer;
    setFailure(undefined);
    try {
      answer = await send();
    } catch (error) {
      logger.failedCall(error);
      notify.error(failed);
      // Unless offline, the request may have arrived.
      const isUnsure = unsure !== undefined && isApiError(error, 0) && isOnline();
      setFailure(isUnsure ? `${reasonFor(error)}\n${unsure}` : reasonFor(error));
      return false;
    }
    notify.success(typeof done === 'string' ? done : done(answer));
    return true;
  }

  return { save, failure };
}
