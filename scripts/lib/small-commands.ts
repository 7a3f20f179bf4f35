import { faketimeVariables } from './faketime.ts';
import { findNginx } from './find-nginx.ts';
import { findPostgres } from './postgres-cluster.ts';
import { findRedis } from './redis-server.ts';

/** Programs that a machine may lack, and whether this one has them. */
const programs = {
  faketime: () => faketimeVariables() !== null,
  nginx: findNginx,
  postgres: () => findPostgres() !== null,
  redis: findRedis,
};

/** A command in its smallest form, with `{name}` for what the test starts beside it. */
export interface SmallCommand {
  readonly line: string;
  /** It runs until it prints this, and is then stopped. */
  readonly until?: RegExp;
  /** It prints this before it succeeds. */
  readonly prints?: RegExp;
  readonly needs?: readonly (keyof typeof programs)[];
  /** It changes committed files: the next one reads them, or they are restored. */
  readonly changes?: 'for the next' | 'restored';
}

/** Returns the programs that a command needs and this machine lacks. */
export const missingFor = ({ needs = [] }: SmallCommand): string[] => needs.filter((name) => !programs[name]());

const bench = (line: string, ...needs: readonly (keyof typeof programs)[]): SmallCommand => ({
  line: `npm run bench -- ${line}`,
  needs,
});
const scale = ['nginx', 'postgres', 'redis'] as const;

/** Commands that the test runs in a clean clone, in this order. A command here also runs those with fewer words. */
export const smallCommands: readonly SmallCommand[] = [
  { line: 'npm run db -- migrate', prints: /Applied 0001/ },
  { line: 'npm run db -- seed' },
  { line: 'npm run db -- backup data/community.backup' },
  { line: 'DATA_DIR=data/restored npm run db -- restore data/community.backup' },
  { line: 'npm run operator -- role ines@demo.example moderator', prints: /moderator/ },
  { line: 'npm run operator -- codes-off ines@demo.example' },
  { line: 'npm run operator -- mail --retry' },
  { line: "PORT=0 MEETING_ROOMS='https://meet.jit.si/{room}' npm start", until: /Skill Exchange is at http/ },
  { line: 'PORT=0 npm start -w apps/server', until: /Skill Exchange is at http/ },
  { line: 'PORT=0 npm run dev -w apps/server', until: /Skill Exchange is at http/ },
  { line: 'npm run dev -w apps/web', until: /Local:.*http/ },
  { line: 'npm run dev -- --api {url}', until: /Local:.*http/ },
  { line: 'npm run dev', until: /(?=[\s\S]*Local:.*http)(?=[\s\S]*Skill Exchange is at http)/ },
  {
    line: "DATABASE_URL={database} JWT_SECRET='a secret of forty characters, used here only' npm run worker",
    until: /The worker is at http/,
    needs: ['postgres'],
  },
  { line: 'npm run storybook -- --ci --port {port}', until: /Local:.*http|ready/i },
  { line: 'npm run build-storybook' },
  { line: 'npm run visual -- --update-snapshots -g primitives-display-avatar--initials', prints: /\d+ passed/ },
  { line: 'npm run visual -- -g primitives-display-avatar--initials', prints: /\d+ passed/ },
  { line: 'npm run new:component -- user-badge Members', changes: 'for the next' },
  { line: 'npx vitest --config vitest.storybook.config.ts user-badge', changes: 'for the next' },
  {
    line: 'npx vitest run --config vitest.storybook.config.ts --coverage --coverage.thresholds.lines=0 packages/ui/src/components/user-badge',
    changes: 'restored',
  },
  { line: 'npm run generate -w packages/texts' },
  { line: 'npm run format' },
  { line: 'npm run check -- contract-readers' },
  { line: 'npm run check -- texts' },
  { line: 'npm run generate' },
  { line: 'npm run generate -w packages/api-client' },
  { line: 'npm run build -w packages/api-client' },
  { line: 'npm run build -w packages/ui' },
  { line: 'VITE_API_URL=https://api.example.org npm run build -w apps/web' },
  // As after a new operation: the pacts are not what the tests of the client will write.
  { line: "sh -c 'for file in pacts/*.json; do echo {} > $file; done'", changes: 'for the next' },
  { line: 'npm run pact:generate' },
  { line: "npm run pact:verify -- --without-additions --filter '^searchSkills:'", prints: / passed, 0 failed/ },
  {
    line: "npm run pact:verify -- --provider-base-url {url} --state-change-url {states} --filter '^searchSkills:' --pact backend",
    prints: / passed, 0 failed/,
  },
  { line: 'npm run conformance -- --without-additions --list' },
  {
    line: 'npm run conformance -- --url {url} --state-change-url {states} --web-origin {origin} --only searchSkills --junit reports/rules.xml',
    prints: / passed/,
  },
  { line: "node scripts/wrong-backend.ts --only 'listSkills: reverse list' --sample 1 --seed 7" },
  {
    line: "node scripts/wrong-backend.ts --url {url} --state-change-url {states} --web-origin {origin} --only 'searchSkills: drop field'",
  },
  { line: 'node docs/examples/foreign-backend.mjs 0', until: /http/ },
  { line: 'node scripts/contract-changes.ts --base HEAD' },
  { line: 'node scripts/check-layers.ts --write' },
  { line: 'node scripts/licences.ts --production', prints: /MIT/ },
  { line: 'node scripts/bootstrap.mjs --start' },
  { line: 'node scripts/bootstrap.mjs --browser' },
  { line: 'node apps/server/catalog/build.ts', prints: /\d+ skills/ },
  { line: 'npm sbom --omit=dev --sbom-format cyclonedx', prints: /CycloneDX/ },
  { line: 'openssl genrsa -out data/dkim.pem 2048' },
  { line: 'openssl rsa -in data/dkim.pem -pubout -outform der | openssl base64 -A' },
  { line: 'openssl rand -base64 32 | tr +/ -_ | tr -d =' },
  { line: 'npm run build -w apps/server' },
  { line: 'openssl rand -hex 32' },
  { line: 'TEST_WALKS=1 node_modules/.bin/vitest run --project server session-walks' },
  { line: 'TEST_WALKS=1 node scripts/test-postgres.ts session-walks paging', needs: ['postgres'] },
  { line: 'node packages/laboratory/src/fuzz.ts --cases 1 --seed 7 --only editUser' },
  { line: 'npm test -- attack --only reset --seconds 1' },
  { line: 'npm test -- faults kill --rounds 1 --seed 7 --at 2026-12-31T23:30', needs: ['faketime'] },
  { line: 'node packages/laboratory/src/scale.ts restart', needs: scale },
  bench('api --members 50 --rounds 1 --seconds 0.5 --connections 2 --write', 'postgres'),
  bench(
    'api --against day-before --slower 100 --members 50 --rounds 1 --seconds 0.5 --connections 2 --databases embedded --calls "a profile,a message"',
  ),
  bench('causes --members 50 --seconds 0.5 --calls "a profile"', 'postgres'),
  bench('chat --messages 1000 --rounds 2 --repeats 2', 'postgres'),
  bench('export --messages 50'),
  bench('export --messages 50 --postgres', 'postgres'),
  bench('known-address --members 5 --rounds 1'),
  bench('matches --members 50 --calls 5 --visits 5'),
  bench('matches --members 50 --calls 5 --visits 5 --on postgres', 'postgres'),
  bench('matches --members 50 --calls 5 --database {database}', 'postgres'),
  bench('operations --members 50 --rounds 1 --worst 5 --only getUser,searchMembers'),
  bench('overlap --members 50 --rounds 2'),
  bench('scale --members 50 --seconds 0.5 --rounds 1 --connections 2 --sockets 5 --messages 5', ...scale),
  bench('search --members 50 --rounds 2 --typos 5 --database {database}', 'postgres'),
  bench('search --members 50,60 --rounds 2 --typos 5', 'postgres'),
  bench('skills --skills 50 --members 50 --rounds 1', 'postgres'),
  bench('start --rounds 1 --against HEAD'),
  bench('web --runs 1 --routes / --no-build'),
  bench('web --moves --runs 1 --only /users --no-build'),
];

/** Commands that other tests run whole. */
export const runElsewhere: readonly (readonly [by: string, ...lines: string[]])[] = [
  ['`npm test`', 'npm test -- checks units rules pacts stories e2e'],
  [
    'this test',
    'npm test -- e2e long',
    'node scripts/release-check.ts --prepare --in',
    'node scripts/prepare-release.ts',
  ],
  ['the jobs of pull-request.yml', 'npm test -- postgres', 'npm test -- attack rawTcp member', 'npm test -- faults'],
  ['the job `browsers` of nightly.yml', 'npm test -- e2e browsers'],
  [
    'the jobs `long` of nightly.yml',
    'npm test -- attack --long',
    'npm test -- faults kill instances postgres hang postgres-disk disk clock network announcement suite --long',
    'node scripts/test-postgres.ts authorisation suspended statement-counts fuzz',
  ],
  ['the job `day` of nightly.yml', 'npm test -- --at'],
  [
    'scripts/release-check.ts',
    'npm ci --ignore-scripts',
    'npm run check -- types lint contract imports layers matrix',
    'npm run typecheck',
    'npm run build',
    'npm pack --dry-run',
    'npx @changesets/cli version',
    'node scripts/build-package.ts',
    'git diff --exit-code',
  ],
  [
    'apps/server/pact/test/broker.test.ts, with a broker of its own',
    'npm run pact:publish',
    'npm run pact:verify -- --from-broker --provider-version --junit',
    'npm run pact:can-i-deploy -- --to production --pacticipant --version --record-deployment',
  ],
  [
    '`npm test -- long`, which compares instead of writing',
    'PACT_UPDATE=1 npx vitest run --config apps/server/pact/vitest.config.ts fields',
  ],
  ['scripts/test/packages.test.ts', 'npm install @skill-exchange/ui react react-dom'],
  ['apps/server/test/program/start.test.ts', 'node scripts/serve.ts'],
];

/** What cannot run here, and why: the only list of exceptions. */
export const exceptions: readonly (readonly [why: string, ...lines: string[]])[] = [
  [
    'Docker has no daemon here; release-check.ts executes the lines of the Containerfile without it',
    'echo "$REGISTRY_TOKEN" | docker login --username --password-stdin',
    'docker buildx create --driver --use',
    'docker buildx build --file --provenance --sbom --tag --push',
  ],
  ['Chromatic needs the token of its project', 'npx chromatic'],
  ['it asks what changed', 'npx @changesets/cli'],
  ['it publishes for good', 'npm publish'],
  ['the registry’s list of advisories is not on every network', 'npm audit signatures --omit=dev --audit-level=high'],
  ['it loads 60 MB of pictures for a list that changes once a year', 'node apps/server/catalog/extract-packages.ts'],
  [
    'it installs programs of the system',
    'sudo apt-get update',
    'sudo apt-get install --yes --no-install-recommends faketime nginx redis-server xvfb',
  ],
  ['it opens a window', 'npx playwright show-report'],
  ['its words stand for a password of the reader', 'node -p \'encodeURIComponent("the password")\''],
];
