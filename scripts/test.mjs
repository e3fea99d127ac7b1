/**
 * Everything that `npm test` does: one line for each step, the whole output of failed steps, the ten slowest files, one
 * line for each failed test, the tests that needed a retry, and in the last line the numbers of passed and failed tests.
 * A step that reports no tests of its own counts as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJourneyReport, readUnitReport } from './test-reports.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const REPORTS = path.join(ROOT, 'node_modules/.cache/baklja');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const JOURNEY_REPORT = path.join(REPORTS, 'journeys.json');

const SLOWEST_FILES = 10;

const LONGEST_STEP_MS = 15 * 60 * 1000;
const LAST_CHANCE_MS = 5 * 1000;

/**
 * The steps of a stage run at the same time. The stages run one after the other, because tests fill two cores by
 * themselves.
 */
const STAGES = [
  [
    { title: 'format and lint', command: 'biome check --error-on-warnings' },
    // Each checker works out the types of the contract for itself, and there are as many projects as cores.
    { title: 'types', command: 'tsc -b --checkers 1' },
  ],
  [
    { title: 'unused code', command: 'knip' },
    { title: 'files that only tests use', command: 'knip --production --include files' },
    { title: 'generated files', command: 'node scripts/check-generated.ts' },
  ],
  [
    {
      title: 'unit, route and component tests',
      command: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
      report: UNIT_REPORT,
      read: (report) => readUnitReport(report, ROOT),
    },
  ],
  [
    {
      title: 'browser journeys',
      command: 'playwright test',
      report: JOURNEY_REPORT,
      read: readJourneyReport,
    },
  ],
];

const environment = {
  ...process.env,
  PATH: [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  // Steps, and the processes and threads of their tests, find modules compiled.
  NODE_COMPILE_CACHE: path.join(REPORTS, 'compiled'),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => abandon(signal));

const outcomes = [];
for (const stage of STAGES) outcomes.push(...(await Promise.all(stage.map(runStep))));

if (existsSync(UNIT_REPORT)) printSlowestFiles(JSON.parse(readFileSync(UNIT_REPORT, 'utf8')));

const total = sumOf(outcomes);
const retried = outcomes.flatMap((outcome) => outcome.retried);
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(retried.length === 0 ? 'no test needed a retry' : `needed a retry: ${retried.join('; ')}`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);

// Steps

async function runStep(step) {
  if (step.report) rmSync(step.report, { force: true });
  const startedAt = Date.now();
  const { code, output } = await run(step.command);
  const counts = judge(step, code);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const tests = step.report ? ` (${counts.passed + counts.failed} tests)` : '';
  console.log(`${counts.failed === 0 ? 'ok  ' : 'FAIL'}  ${step.title}${tests}  ${seconds} s`);
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`);
  return counts;
}

/**
 * In a process group of its own, so that nothing the command has started outlives it.
 *
 * @returns the exit code, undefined after a signal or when the command cannot be started, and all it has printed
 */
function run(command) {
  const [program, ...args] = command.split(' ');
  const isWindows = process.platform === 'win32';
  const child = spawn(program, args, {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const overdue = setTimeout(() => {
    output += `\nStopped: it ran longer than ${LONGEST_STEP_MS / 60_000} minutes.`;
    signalGroup(child, 'SIGKILL');
  }, LONGEST_STEP_MS);

  return new Promise((resolve) => {
    const finish = (code) => {
      clearTimeout(overdue);
      running.delete(child);
      signalGroup(child, 'SIGKILL');
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(undefined);
    });
    child.once('exit', () => signalGroup(child, 'SIGTERM'));
    child.once('close', (code) => finish(code ?? undefined));
  });
}

/** Interrupts the running commands, as Ctrl+C does, and kills them when they do not respond. */
async function abandon(signal) {
  console.log(`Stopped by ${signal}`);
  const closing = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) signalGroup(child, 'SIGINT');
  await Promise.race([Promise.all(closing), new Promise((resolve) => setTimeout(resolve, LAST_CHANCE_MS))]);
  for (const child of running) signalGroup(child, 'SIGKILL');
  process.exit(1);
}

function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

// Outcomes

/** A failure that the report does not show (a crash, an error between tests, no test found) counts as one. */
function judge({ title, report, read }, code) {
  const outcome = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] };
  if (report === undefined && code === 0) return { ...outcome, passed: 1 };
  if (report && existsSync(report)) Object.assign(outcome, read(JSON.parse(readFileSync(report, 'utf8'))));
  const hasHiddenFailure = (code !== 0 || outcome.passed === 0) && outcome.failed === 0;
  return hasHiddenFailure ? { ...outcome, failed: 1, failures: [`${title}: see its output above`] } : outcome;
}

/** The files that take most of the test time: the place to look when the suite becomes slow. */
function printSlowestFiles({ testResults }) {
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }));
  console.log('slowest files of tests:');
  for (const { name, ms } of files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_FILES)) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${path.relative(ROOT, name)}`);
  }
}

function sumOf(counts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const key of Object.keys(sum)) sum[key] = counts.reduce((result, one) => result + one[key], 0);
  return sum;
}
