// `npm run bench -- NAME`: measures one thing; the comment at the head of bench-NAME.ts describes it and its options.
import '../../../scripts/lib/in-own-run.ts';
import { readdirSync } from 'node:fs';

const names = readdirSync(import.meta.dirname).flatMap((file) => file.match(/^bench-(.+)\.ts$/)?.[1] ?? []);
// The benchmark parses the remaining arguments.
const [name = ''] = process.argv.splice(2, 1);
if (names.includes(name)) {
  await import(`./bench-${name}.ts`);
} else {
  console.error(`Usage: npm run bench -- ${names.join(' | ')} [options]`);
  process.exitCode = 1;
}
