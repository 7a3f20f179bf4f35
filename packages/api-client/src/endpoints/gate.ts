/** For a hook whose query must wait, until there is a token for instance. */
export interface Gate {
  readonly enabled?: boolean;
}
