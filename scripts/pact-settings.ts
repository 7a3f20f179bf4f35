import { execFileSync } from 'node:child_process';
import type { Broker, Version } from '@skill-exchange/contracts/broker';
import { VerificationError } from '@skill-exchange/contracts/verification-error';
import { root } from './lib/environment.ts';

/** Returns the broker in the environment, or null: no script of ours needs one. */
export function brokerFromEnvironment(env: NodeJS.ProcessEnv = process.env): Broker | null {
  const { PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD } = env;
  if (!PACT_BROKER_BASE_URL) return null;
  const basic = Buffer.from(`${PACT_BROKER_USERNAME}:${PACT_BROKER_PASSWORD ?? ''}`).toString('base64');
  const authorization = PACT_BROKER_TOKEN ? `Bearer ${PACT_BROKER_TOKEN}` : PACT_BROKER_USERNAME && `Basic ${basic}`;
  return { url: PACT_BROKER_BASE_URL.replace(/\/+$/, ''), authorization: authorization || undefined };
}

/**
 * Returns the checked-out commit and branch, as a broker identifies versions. On a build server the
 * branch has a name, unless a tag is built.
 */
export function currentVersion(env: NodeJS.ProcessEnv = process.env): Version {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const number = git('rev-parse', 'HEAD');
  if (env.GITHUB_REF_TYPE === 'tag') return { number, branch: undefined };
  const branch = env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || git('branch', '--show-current');
  return { number, branch: branch || undefined };
}

/** Runs a call to the broker; a failure prints one line and sets the exit code 1. */
export async function withBroker(work: (broker: Broker) => Promise<void>): Promise<void> {
  const broker = brokerFromEnvironment();
  if (broker === null) return console.log(noBroker);
  try {
    await work(broker);
  } catch (error) {
    console.error(error instanceof VerificationError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Message of scripts that need a broker. */
export const noBroker = 'Not done: there is no Pact broker. Set PACT_BROKER_BASE_URL to use one.';
