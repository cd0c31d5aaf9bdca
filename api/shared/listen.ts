import { Client, type ClientConfig } from 'pg';

type Hear = (payload: string) => void;
/** Called when the connection is back: what was said meanwhile has not been heard. */
type Resume = () => void;

const reconnectAfterMs = 1_000;

/** One connection that listens for the whole process; it comes back by itself when it is lost. */
export function listenOnOneConnection(config: ClientConfig) {
  const ears = new Map<string, Set<Hear>>();
  const resumes = new Set<Resume>();
  let client: Promise<Client> | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<Client> {
    const fresh = new Client(config);
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ channel, payload = '' }) => ears.get(channel)?.forEach((hear) => hear(payload)));
    try {
      await fresh.connect();
      for (const channel of ears.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.on('end', reconnectLater);
    return fresh;
  }

  function connected(): Promise<Client> {
    client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  function reconnectLater(): void {
    client = undefined;
    if (closed || ears.size === 0) return;
    clearTimeout(reconnecting);
    reconnecting = setTimeout(() => void reconnect(), reconnectAfterMs).unref();
  }

  async function reconnect(): Promise<void> {
    if (closed) return;
    try {
      await connected();
    } catch {
      reconnectLater();
      return;
    }
    for (const resume of resumes) resume();
  }

  return {
    /** Throws where the database is away at the first call; later it comes back by itself. */
    async listen(channel: string, hear: Hear, resume?: Resume): Promise<() => Promise<void>> {
      const hearers = ears.get(channel) ?? new Set();
      hearers.add(hear);
      ears.set(channel, hearers);
      if (resume) resumes.add(resume);
      const stop = async () => {
        hearers.delete(hear);
        if (resume) resumes.delete(resume);
      };
      try {
        const ready = await connected();
        await ready.query(`listen ${ready.escapeIdentifier(channel)}`);
      } catch (error) {
        await stop();
        throw error;
      }
      return stop;
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(reconnecting);
      await client?.then(
        (open) => open.end(),
        () => undefined,
      );
    },
  };
}
