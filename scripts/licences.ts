// `npm run licences`: every package that is installed, by licence.
//   npm run licences -- --production     only what the product runs on
import { lockedPackages } from './lib/locked-packages.ts';

const packages = lockedPackages().filter(({ isDev }) => !process.argv.includes('--production') || !isDev);
const byLicence = new Map<string, Set<string>>();
for (const { licence, name, version } of packages) {
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name}@${version}`));
}
for (const [licence, names] of [...byLicence].sort(([, left], [, right]) => right.size - left.size)) {
  console.log(`${licence} (${names.size})\n  ${[...names].sort().join('\n  ')}`);
}
