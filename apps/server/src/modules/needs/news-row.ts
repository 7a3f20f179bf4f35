import type { News } from '@skill-exchange/api-client/types';

/** Something that is new since a member's last visit. Each part of the statement selects these columns in this order. */
export interface NewsRow {
  kind: News['kind'];
  id: string;
  actor_id: string;
  actor_name: string;
  actor_image: string | null;
  /** The skill or the event's title. */
  detail: string | null;
  /** Messages, or dates of a series. */
  count: number;
  starts_at: Date | null;
}
