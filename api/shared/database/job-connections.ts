import { Pool, type PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';

const most = 3;

type Listen = (
  channel: string,
  listener: (payload: string) => void,
  resume: () => void,
) => Promise<() => Promise<void>>;

type Connections = { forJobs: ConstructorOptions; close: () => Promise<void> };

/** Connections for pg-boss. Its own end the process when they are lost before it listens to them. */
export function jobConnections(
  connecting: PoolConfig,
  { listen, lost }: { listen: Listen; lost: (error: unknown) => void },
): Connections {
  const pool = new Pool({ ...connecting, max: most, application_name: 'pgboss' });
  pool.on('error', lost);
  pool.on('connect', (client) => void client.on('error', lost));
  return {
    forJobs: {
      db: {
        executeSql: (text, values) => pool.query(text, values),
        listen: async (channel, onNotification, onReconnect) => {
          const stop = await listen(channel, onNotification, onReconnect);
          onReconnect();
          return { close: stop };
        },
      },
    },
    close: () => pool.end(),
  };
}
