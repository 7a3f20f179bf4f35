// Decodes and draws pictures one at a time in a separate process. A picture that exhausts memory or time, or crashes a decoder,
// harms no request of the server.
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { decodePicture } from './decode-picture.ts';
import type { Decoded, DecoderAnswer, DecoderQuestion } from './decoded.ts';
import { drawCard } from './draw-card.ts';

/** Maximum memory of this process, in bytes. */
const maxBytes = Number(process.argv[2]);
/** Maximum memory after a picture, in bytes. */
const maxHeldBytes = 112 * 1024 * 1024;

/** The interval of the memory check, in milliseconds; a decoder allocates at most 10 MB in it. */
const watchEveryMs = 10;

// Log-ins and everything else have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on('message', async (question: DecoderQuestion) => {
  const watched = new AbortController();
  const work = 'svg' in question ? drawCard(question) : decodePicture(question.upload, question.side);
  const decoded = await Promise.race([work, tooHeavy(watched.signal)]);
  watched.abort();
  const isTooHeavy = 'problem' in decoded && decoded.problem.kind === 'too-heavy';
  const isLast = isTooHeavy || process.memoryUsage.rss() > maxHeldBytes;
  const answer: DecoderAnswer = { decoded, isLast };
  process.send?.(answer, () => {
    if (isLast) end();
  });
});

// The server is gone.
process.on('disconnect', end);

/** Kills this process; exiting would wait for the picture that is being decoded. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Resolves once this process exceeds its memory. Decoders allocate outside JavaScript's heap. */
async function tooHeavy(signal: AbortSignal): Promise<Decoded> {
  while (process.memoryUsage.rss() < maxBytes) await pause(watchEveryMs, undefined, { signal });
  return { problem: { kind: 'too-heavy' } };
}
