export interface CallAnswer {
  status: number;
  /** The start of the body, or all of it if `isWhole`. */
  text: string;
  isWhole: boolean;
  /** The next page of a list. */
  next: string | null;
  /** The session cookie, or an empty text. */
  cookie: string;
}
