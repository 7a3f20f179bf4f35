// `npm run bench -- api`: compares our server with a bare Fastify, which has no accounts, contract, limits and log. Its fair
// calls also read the log-in, validate by the contract and store the same durable facts. All run on the same data and
// alternate, so that other load affects them alike. Prints requests per second and milliseconds side by side.
//   npm run bench -- api --members 100000 --rounds 5 --seconds 3 --connections 20 --databases embedded --calls "a profile,a message"
//   npm run bench -- api --against v1.0.0      also compares an earlier commit, or that of the `day-before`; exits with 1
//                                              when one of our calls is slower twice by more than `--slower 10` percent
//   npm run bench -- api --write               writes the tables into docs/performance.md
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProgram } from '../../../apps/server/test/support/programs/server-process.ts';
import { root } from '../../../scripts/lib/environment.ts';
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres-cluster.ts';
import { checkOut, commitOf } from './bench/checkout.ts';
import { differencesOf } from './bench/differences.ts';
import { type Load, median, type Outcome, send } from './bench/load.ts';
import { type Call, loadsFor, logInAtBare } from './bench/loads.ts';
import { startBare } from './bench/start-bare.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
    databases: { type: 'string', default: 'embedded,postgres' },
    calls: { type: 'string' },
    against: { type: 'string' },
    slower: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
});
const members = Number(values.members);
const rounds = Number(values.rounds);
const pace = { seconds: Number(values.seconds), connections: Number(values.connections) };
const chosen = values.calls?.split(',');

/** Maximum slowdown of a call compared with the earlier commit. */
const maxSlower = Number(values.slower) / 100;
const page = join(root, 'docs/performance.md');

/** A server and its loads, by the call's name. */
type Side = { name: string; address: string; loads: Map<string, Load> };
type Row = { what: string; outcomes: Map<string, Outcome> };

/** Fills a database with the community of a checkout. Returns the ids of some members. */
function fill(checkout: string, variables: Record<string, string>): string[] {
  const script = join(import.meta.dirname, 'bench/fill.ts');
  const output = execFileSync(process.execPath, [script, checkout, String(members)], {
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as string[];
}

/** Ends the program as failed, after all measurements. */
function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

/** Names fields that differ between the responses of two servers, which would do different work. */
async function compareAnswers(what: string, ...sides: (Side | undefined)[]): Promise<void> {
  const answers = sides.map(async (side) => {
    const { paths = [], headers = {} } = side?.loads.get(what) ?? {};
    return (await fetch(`${side?.address}${paths[0]}`, { headers })).json();
  });
  const [ours, bare] = await Promise.all(answers);
  for (const difference of differencesOf(ours, bare)) fail(`${what}, the bare server: ${difference}.`);
}

async function measure(sides: readonly Side[], calls = [...(sides[0]?.loads.keys() ?? [])]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const what of calls) {
    const measured = new Map<string, Outcome[]>(sides.map(({ name }) => [name, []]));
    // The first round warms all of them up.
    for (let round = -1; round < rounds; round += 1) {
      for (const { name, address, loads } of sides) {
        const load = loads.get(what);
        if (load === undefined) continue;
        try {
          const outcome = await send(address, load, pace);
          if (round >= 0) measured.get(name)?.push(outcome);
        } catch (error) {
          if (name !== 'against') throw error;
          console.log(`${what} is not compared with ${values.against}: ${(error as Error).message}`);
          loads.delete(what);
        }
      }
    }
    const outcomes = new Map<string, Outcome>();
    for (const [name, list] of measured) {
      const of = (figure: keyof Outcome) => median(list.map((outcome) => outcome[figure]));
      if (list.length > 0) outcomes.set(name, { rate: of('rate'), p50: of('p50'), p97: of('p97'), p99: of('p99') });
    }
    rows.push({ what, outcomes });
  }
  return rows;
}

/** Formats the table as Markdown, for the terminal and the document. */
function tableOf(title: string, rows: readonly Row[]): string {
  const cellsOf = ({ what, outcomes }: Row) => {
    const [ours, bare, fair, against] = ['ours', 'bare', 'fair', 'against'].map((name) => outcomes.get(name));
    const shareOf = (other: Outcome | undefined) => (ours && other ? (ours.rate / other.rate).toFixed(2) : '');
    return [
      ...[what, ours?.rate.toFixed(0), fair?.rate.toFixed(0) ?? '', shareOf(fair), shareOf(bare)],
      ...[ours?.p50.toFixed(1), ours?.p97.toFixed(1), ours?.p99.toFixed(1)],
      ...(values.against === undefined ? [] : [against?.rate.toFixed(0) ?? '', shareOf(against)]),
    ];
  };
  const heads = [title, 'a second', 'fair', 'of it', 'of the bare', 'median ms', '97.5 % ms', '99 % ms'];
  if (values.against !== undefined) heads.push(values.against, 'of it');
  const lines = [heads, heads.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Our rate as a share of the earlier commit's; undefined without a comparison. */
function shareOfEarlier({ outcomes }: Row): number | undefined {
  const [ours, earlier] = [outcomes.get('ours'), outcomes.get('against')];
  return ours && earlier && ours.rate / earlier.rate;
}

const isSlower = (row: Row) => (shareOfEarlier(row) ?? 1) < 1 - maxSlower;

const loadsOf = (calls: readonly Call[], side: 'ours' | 'bare' | 'fair') =>
  new Map(calls.flatMap(({ what, [side]: load }) => (load === null ? [] : [[what, load] as const])));

const limits = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' };

type Place = { variables: Record<string, string>; bareDatabase: string };

/** @param places the databases of the current and the earlier commit */
async function compare(title: string, places: { ours: Place; against: Place }, against: string | null): Promise<Row[]> {
  const stops: (() => unknown)[] = [];
  const start = async (name: string, checkout: string, { variables }: Place) => {
    const ids = fill(checkout, variables);
    return { name, checkout, variables, ids };
  };
  try {
    const filled = [
      await start('ours', root, places.ours),
      ...(against === null ? [] : [await start('against', against, places.against)]),
    ];
    if (places.ours.variables.DATA_DIR !== undefined)
      cpSync(join(places.ours.variables.DATA_DIR, 'database'), places.ours.bareDatabase, { recursive: true });
    const sides: Side[] = [];
    let calls: Call[] = [];
    for (const { name, checkout, variables, ids } of filled) {
      const server = startProgram({ ...variables, ...limits }, join(checkout, 'apps/server/src/server.ts'));
      stops.push(async () => {
        server.child.kill();
        await server.ended;
      });
      const address = await server.address;
      const own = await loadsFor(address, ids);
      if (name === 'ours') calls = own;
      sides.push({ name, address, loads: loadsOf(own, 'ours') });
    }
    const bare = startBare(places.ours.bareDatabase);
    stops.push(() => bare.kill());
    const address = await bare.address;
    await logInAtBare(address, calls);
    for (const name of ['fair', 'bare'] as const) sides.push({ name, address, loads: loadsOf(calls, name) });
    const isChosen = ({ what }: Call) => chosen === undefined || chosen.includes(what);
    const names = calls.filter(isChosen).map(({ what }) => what);
    for (const what of ['a profile', '20 members'])
      if (names.includes(what)) await compareAnswers(what, sides[0], sides.at(-1));
    const rows = await measure(sides, names);
    console.log(`\n${tableOf(title, rows)}`);
    // Other load of the machine rarely slows the same call twice.
    const slow = rows.filter(isSlower).map(({ what }) => what);
    for (const row of slow.length > 0 ? (await measure(sides, slow)).filter(isSlower) : [])
      fail(`${title}: ${row.what} has ${shareOfEarlier(row)?.toFixed(2)} of the rate at ${values.against}.`);
    return rows;
  } finally {
    for (const stop of stops) await stop();
  }
}

function write(tables: readonly string[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const lead = `Commit ${commit}, ${date}: ${members} members, medians of ${rounds} rounds of ${pace.seconds} s, ${pace.connections} connections.`;
  const marks = /(<!-- bench api, written by the command -->)[\s\S]*?(<!-- bench api ends -->)/;
  const text = readFileSync(page, 'utf8');
  if (!marks.test(text)) throw new Error('docs/performance.md has no place for the tables.');
  writeFileSync(page, text.replace(marks, `$1\n\n${[lead, ...tables].join('\n\n')}\n\n$2`));
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const checkout = values.against === undefined ? null : checkOut(commitOf(values.against), folder);
try {
  console.log(`${members} members, ${rounds} rounds of ${pace.seconds} s a side, ${pace.connections} connections`);
  if (checkout !== null) console.log(`compared with ${checkout.commit}`);
  const against = checkout?.folder ?? null;
  const tables: [title: string, Row[]][] = [];
  if (values.databases.includes('embedded')) {
    const place = (name: string) => ({
      variables: { DATA_DIR: join(folder, name) },
      bareDatabase: join(folder, `${name}-bare`),
    });
    const places = { ours: place('ours'), against: place('earlier') };
    tables.push(['Embedded', await compare('Embedded', places, against)]);
  }
  if (values.databases.includes('postgres') && findPostgres() === null)
    console.log('\nPostgreSQL: not run, its server programs are not installed here.');
  else if (values.databases.includes('postgres')) {
    const cluster = await startPostgres();
    try {
      const place = (name: string) => {
        const url = cluster.createDatabase(name);
        return { variables: { DATABASE_URL: url, JWT_SECRET: 'b'.repeat(40) }, bareDatabase: url };
      };
      const places = { ours: place('ours'), against: place('earlier') };
      tables.push(['PostgreSQL', await compare('PostgreSQL', places, against)]);
    } finally {
      await cluster.stop();
    }
  }
  if (values.write) write(tables.map(([title, rows]) => tableOf(title, rows)));
} finally {
  checkout?.remove();
  rmSync(folder, { recursive: true, force: true });
}
