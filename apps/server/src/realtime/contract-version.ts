import { conflict, invalid } from '../api-errors.ts';
import { loadContract } from '../contract/load-contract.ts';

const version = /^(\d{1,5})\.\d{1,5}\.\d{1,5}$/;

/** The version of the contract that this server speaks. */
export const contractVersion = (): string => loadContract().document.info.version;

/**
 * Requires that a client was built for the same major version; a client that does not say so is accepted.
 *
 * @throws ApiError for another major version, or something that is no version
 */
export function requireSpoken(named: unknown, spoken: string): void {
  if (named === undefined) return;
  const [, major] = version.exec(typeof named === 'string' ? named : '') ?? [];
  if (major === undefined) throw invalid('contract', `must be a version such as ${spoken}`);
  if (major !== version.exec(spoken)?.[1])
    throw conflict('unsupported_contract', `This app is too old or too new for the server. Reload the page.`);
}
