// `node scripts/licences.ts`: every package that is installed, by licence.
//   node scripts/licences.ts --production     only what the product runs on
import { lockedPackages } from './lib/locked-packages.ts';

const packages = lockedPackages().filter(({ isDev }) => !process.argv.includes('--production') || !isDev);
const byLicence = new Map<string, Set<string>>();
for (const { licence, name, version } of packages) {
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name}@${version}`));
}
for (const [licence, names] of [...byLicence].sort(([, left], [, right]) => right.size - left.size)) {
  console.log(`${licence} (${names.size})\n  ${[...names].sort().join('\n  ')}`);
}
