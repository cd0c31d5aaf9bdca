import { spawnGroup } from './child-groups.ts';

export type Stage = { name: string; command: string };
export type StageOutcome = { name: string; passed: boolean; minutes: number };

/** Runs all stages in turn. One that fails does not keep the next one from running, so that one run tells all that is wrong. */
export async function runStages(stages: Stage[]): Promise<StageOutcome[]> {
  const outcomes: StageOutcome[] = [];
  for (const { name, command } of stages) {
    console.warn(`\n> ${name}`);
    const begunAt = performance.now();
    const passed = await succeeds(command);
    outcomes.push({ name, passed, minutes: (performance.now() - begunAt) / 60_000 });
  }
  return outcomes;
}

export function reportStages(outcomes: StageOutcome[]): string {
  const lines = outcomes.map(
    ({ name, passed, minutes }) => `${passed ? '✓' : '✗'} ${name.padEnd(10)} ${minutes.toFixed(1)} min`,
  );
  const failures = outcomes.filter(({ passed }) => !passed).map(({ name }) => name);
  if (failures.length > 0) lines.push('', `Failed: ${failures.join(', ')}. Run one alone: npm run ${failures[0]}`);
  return lines.join('\n');
}

function succeeds(command: string): Promise<boolean> {
  const child = spawnGroup(command, ['ignore', 'inherit', 'inherit']);
  return new Promise((done) => child.on('close', (code) => done(code === 0)));
}
