import { Client } from 'pg';
type Hear = (payload: string) => void;
/** Called when the connection is back: what was said meanwhile has not been heard. */
type Resume = () => void;

/** One connection that listens for the whole process; it comes back by itself when the server drops it. */
export function listenOnOneConnection(url: string) {
  const ears = new Map<string, Set<Hear>>();
  const resumes = new Set<Resume>();
  let client: Promise<Client> | undefined;
  let closed = false;

  async function connect(): Promise<Client> {
    const fresh = new Client({ connectionString: url });
    fresh.on('error', () => undefined);
    fresh.on('end', reconnectLater);
    fresh.on('notification', ({ channel, payload = '' }) => ears.get(channel)?.forEach((hear) => hear(payload)));
    await fresh.connect();
    for (const channel of ears.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    return fresh;
  }

  function reconnectLater(): void {
    client = undefined;
    if (closed || ears.size === 0) return;
    setTimeout(() => {
      if (closed) return;
      client ??= connect();
      client.then(resumeAll, reconnectLater);
    }, 1_000).unref();
  }

  function resumeAll(): void {
    for (const resume of resumes) resume();
  }

  return {
    async listen(channel: string, hear: Hear, resume?: Resume): Promise<() => Promise<void>> {
      const hearers = ears.get(channel) ?? new Set();
      hearers.add(hear);
      ears.set(channel, hearers);
      if (resume) resumes.add(resume);
      client ??= connect();
      const connected = await client;
      await connected.query(`listen ${connected.escapeIdentifier(channel)}`);
      return async () => {
        hearers.delete(hear);
        if (resume) resumes.delete(resume);
      };
    },
    async close(): Promise<void> {
      closed = true;
      await (await client)?.end();
    },
  };
}
