export type WorkerState = 'starting' | 'running' | 'failed' | 'stopped';

/** The work in the background of this process, since its start. */
export type ProcessWork = { worker: () => WorkerState; startedAt: Date };
