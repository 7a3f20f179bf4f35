/** Options of a hook whose query must wait, for example for a token. */
export interface Gate {
  readonly enabled?: boolean;
}
