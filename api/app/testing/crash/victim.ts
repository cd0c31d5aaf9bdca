import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Otherwise each start compiles the same modules. */
const compiled = join(tmpdir(), 'mestria-compiled');
const entry = new URL('serve-alone.ts', import.meta.url).pathname;

/** A server process that tests can start and kill several times. */
export function makeVictim(environment: Record<string, string>) {
  let child: ChildProcess | undefined;
  let complaints = '';

  return {
    async start(): Promise<void> {
      const started = spawn(process.execPath, [entry], {
        env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      started.stderr.on('data', (text) => (complaints += String(text)));
      child = started;
      await untilOpen(environment['PUBLIC_URL'] ?? '', () => {
        if (started.exitCode !== null) throw new Error(`The server would not start.\n${complaints}`);
      });
    },
    /** Returns the exit code. */
    async signal(name: NodeJS.Signals): Promise<unknown> {
      if (!child) return null;
      const dead = once(child, 'exit');
      child.kill(name);
      const [code] = await dead;
      return code;
    },
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const dead = once(child, 'exit');
      child.kill('SIGKILL');
      await dead;
    },
  };
}

async function untilOpen(url: string, check: () => void): Promise<void> {
  for (;;) {
    check();
    const isOpen = await fetch(`${url}/api/locales`, { method: 'POST' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    await wait(50);
  }
}
