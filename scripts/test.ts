import { stopChildGroupsOnSignal } from './child-groups.ts';
import { reportStages, runStages } from './run-stages.ts';

stopChildGroupsOnSignal();
const outcomes = await runStages(
  ['check', 'test:api', 'test:pages', 'e2e'].map((name) => ({ name, command: `npm run --silent ${name}` })),
);
console.warn(`\n${reportStages(outcomes)}`);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
