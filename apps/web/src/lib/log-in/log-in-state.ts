import type { To } from 'react-router-dom';

/** State of a navigation to the log-in: the page to return to. */
export type LogInState = { from?: To };
