// Every check that needs no running program: types, lint and format, import walls, the contract and what is generated
// from it. turbo remembers what passed, so a second run without a change takes a moment.
import { runChecks } from './lib/turbo.ts';

process.exitCode = (await runChecks()).exitCode;
