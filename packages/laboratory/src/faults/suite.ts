import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runCommand } from '../../../../scripts/lib/run.ts';
import { fromVitest, tallyReport } from '../../../../scripts/lib/tally.ts';
import type { FaultPart } from './fault-run.ts';
import { slowConnections } from './slow-connections.ts';

/** Faults that the server's own suite causes, by file. */
const files = {
  'test/faults/bad-connections': 'uploads cut at each tenth; 500 connections with slow headers, 500 with slow bodies',
  'test/faults/kill-bursts': 'a stop signal under load, obeyed in time; a kill',
  'test/data-lock': 'a second process on the folder of the embedded database',
  'test/backup': 'backup and restore between the two databases, with equal checksums; damaged backups',
  'test/running-backup': 'a backup while members write',
  'test/database-folder': 'old, damaged and half-made databases in the data folder',
  'test/lost-connections': 'connections to PostgreSQL that break',
  'test/full-disk': 'a disk with too little room',
};

/** The server's tests of faults; in the long version also how slow connections end. */
export const suite: FaultPart = async (run) => {
  for (const [file, fault] of Object.entries(files)) console.log(`${file}: ${fault}`);
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['run', '--project', 'server', '--reporter=dot', '--reporter=json'];
    const exitCode = await runCommand('vitest', [...args, `--outputFile.json=${report}`, ...Object.keys(files)]);
    const tests = { what: "the server's tests of faults", tally: tallyReport(report, exitCode, fromVitest) };
    return run.isLong ? [tests, await slowConnections()] : [tests];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
