import { useState } from 'react';
import type { Start } from '../../lib/time/starts-in.ts';

/** Says that a session is about to begin, or is on. Announced once: a timer that is read each minute is in the way. */
export function StartStrip({ start }: { start: Start | null }) {
  const words = start?.isNear ? start.words : '';
  const [announced, setAnnounced] = useState('');
  if (words !== '' && announced === '') setAnnounced(words);
  if (words === '' && announced !== '') setAnnounced('');
  return (
    <>
      {words === '' ? null : (
        <p
          role="timer"
          className="me-4 rounded-lane-teach-panel bg-teach px-5 py-3 font-display text-h4 font-bold text-on-teach sm:px-6"
        >
          {words}
        </p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
