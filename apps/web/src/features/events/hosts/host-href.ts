import type { Event } from '@skill-exchange/api-client/types';
import { paths } from '../../../config/paths.ts';

/** Returns the URL of the host's profile, if any: some backends send only a name. */
export function hostHref({ created_by }: Event): string | undefined {
  return created_by._id === '' ? undefined : paths.user.to(created_by._id);
}
