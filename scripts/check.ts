import { availableParallelism } from 'node:os';
import packageJson from '../package.json' with { type: 'json' };
import { spawnGroup, stopChildGroups, stopChildGroupsOnSignal } from './child-groups.ts';

type Step = keyof typeof packageJson.scripts & `check:${string}`;
type Outcome = { step: Step; passed: boolean; seconds: number; output: string };

// The longest step first, so that it does not run alone at the end.
const steps: Step[] = [
  'check:size',
  'check:lint',
  'check:models',
  'check:types',
  'check:walls',
  'check:format',
  'check:texts',
  'check:paths',
  'check:docs',
];

const startedAt = performance.now();

stopChildGroupsOnSignal();

const workers = Math.max(2, availableParallelism());
const failure = await firstFailure([...steps], workers);
if (failure) {
  stopChildGroups();
  console.log(failure.output.trim());
  console.log(`\n${line(failure)}\nRun it alone: npm run ${failure.step}`);
  process.exit(1);
}
console.log(`\nAll checks passed in ${secondsSince(startedAt).toFixed(1)} s.`);

function firstFailure(queue: Step[], workerCount: number): Promise<Outcome | undefined> {
  const { promise, resolve: settle } = Promise.withResolvers<Outcome | undefined>();
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const outcome = await run(step);
      if (!outcome.passed) return settle(outcome);
      console.log(line(outcome));
    }
  };
  void Promise.all(Array.from({ length: workerCount }, work)).then(() => settle(undefined));
  return promise;
}

function run(step: Step): Promise<Outcome> {
  const begunAt = performance.now();
  const child = spawnGroup(packageJson.scripts[step], ['ignore', 'pipe', 'pipe']);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((done) => {
    child.on('close', (code) => done({ step, passed: code === 0, seconds: secondsSince(begunAt), output }));
  });
}

function line({ step, passed, seconds, output }: Outcome): string {
  const name = step.replace('check:', '').padEnd(8);
  return `${passed ? '✓' : '✗'} ${name} ${seconds.toFixed(1).padStart(5)} s  ${passed ? summary(output) : 'failed'}`;
}

/** The last line of the step itself, such as "Tests  412 passed (412)". */
function summary(output: string): string {
  return /^\s*(Tests {2}.+|Heaviest .+|.+ are fine)\.?$/m.exec(output)?.[1] ?? '';
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1000;
}
