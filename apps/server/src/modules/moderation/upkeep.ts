import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { deleteUnreadableFiles } from '../chat/attachment-repository.ts';
import { dropPicture } from '../images/service.ts';
import { releasePictures } from './case-repository.ts';
import { appealableAfter } from './time-limits.ts';

/** Deletes the files and pictures of decided cases once nobody can appeal against the decision. The texts stay. */
export async function removeFilesOfCases(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const after = appealableAfter(clock());
  await deleteUnreadableFiles(db, after);
  const released = await inTransaction(db, (trx) => releasePictures(trx, after));
  for (const hash of released) await dropPicture(context, hash);
}
