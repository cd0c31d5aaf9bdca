import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, resolve } from 'node:path';

const running = new Set<ChildProcess>();
const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) };

/** Starts a command of the shell in a process group of its own, which `stopChildGroups` ends with all that it started. */
export function spawnGroup(command: string, stdio: StdioOptions): ChildProcess {
  const child = spawn(command, { shell: true, detached: true, env, stdio });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

export function stopChildGroups(): void {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM');
}

/** A command that is stopped, by a person or by the end of a job, leaves no process behind. */
export function stopChildGroupsOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopChildGroups();
      process.exit(128 + constants.signals[signal]);
    });
  }
}
