// `node scripts/licences.ts`: lists every installed package by licence.
//   node scripts/licences.ts --production     only the product's dependencies
import { lockedPackages } from './lib/locked-packages.ts';

const packages = lockedPackages().filter(({ isDev }) => !process.argv.includes('--production') || !isDev);
const byLicence = new Map<string, Set<string>>();
for (const { licence, name, version } of packages) {
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name}@${version}`));
}
for (const [licence, names] of [...byLicence].sort(([, left], [, right]) => right.size - left.size)) {
  console.log(`${licence} (${names.size})\n  ${[...names].sort().join('\n  ')}`);
}
