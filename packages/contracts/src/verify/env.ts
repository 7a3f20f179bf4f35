/**
 * Our environment for the verifier's process, without what Pact would read from it: a broker's address there makes it
 * ask the broker, regardless of its options.
 */
export function verifierEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'));
  return { ...Object.fromEntries(kept), PACT_DO_NOT_TRACK: 'true', NODE_NO_WARNINGS: '1' };
}
