import { serveFromWorker } from '#api/shared/worker/serve-from-worker.ts';
import { verdictOn } from './verdict-on.ts';

serveFromWorker(verdictOn);
