import { serveFromWorker } from '../worker/serve-from-worker.ts';

type Work = 'answer' | 'loop' | 'grow' | 'fail';

serveFromWorker(async (work: Work) => {
  if (work === 'loop') for (;;) Math.sqrt(2);
  if (work === 'grow') grow();
  if (work === 'fail') throw new Error('The work failed.');
  return 'done';
});

function grow(): never {
  const grown: string[][] = [];
  for (;;) grown.push(Array.from({ length: 1_000_000 }, () => ''));
}
