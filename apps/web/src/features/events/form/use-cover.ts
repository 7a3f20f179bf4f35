import { useChangeEventCover } from '@skill-exchange/api-client/event-covers';
import { reasonFor } from '../../../lib/forms/reason-for.ts';
import { logger } from '../../../lib/logger.ts';

/** Changes or removes the photo of the member's event. */
export function useCover() {
  const { mutateAsync, isPending } = useChangeEventCover();

  /** Resolves to the error message, or undefined. */
  async function change(eventId: string, photo: File | null): Promise<string | undefined> {
    try {
      await mutateAsync({ eventId, photo });
      return undefined;
    } catch (error) {
      logger.failure('Failed to change the photo of an event', error);
      return reasonFor(error);
    }
  }

  return { change, isPending };
}
