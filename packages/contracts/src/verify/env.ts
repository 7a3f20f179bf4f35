/**
 * Returns our environment without Pact's variables: a broker's URL there makes the verifier call the
 * broker, regardless of its options.
 */
export function verifierEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'));
  return { ...Object.fromEntries(kept), PACT_DO_NOT_TRACK: 'true', NODE_NO_WARNINGS: '1' };
}
