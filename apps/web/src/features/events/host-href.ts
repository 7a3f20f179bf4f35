import type { Event } from '@skill-exchange/api-client/types';
import { paths } from '../../config/paths.ts';

/** Where the host's profile is; there are backends that tell the name alone. */
export function hostHref({ created_by }: Event): string | undefined {
  return created_by._id === '' ? undefined : paths.user.to(created_by._id);
}
