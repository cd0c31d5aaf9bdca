import { Client, type ClientConfig } from 'pg';

type Listener = (payload: string) => void;
/** Called when the connection is back: what was said meanwhile has not been heard. */
type Resume = () => void;

const reconnectAfterMs = 1_000;

/** One connection that listens for the whole process; it comes back by itself when it is lost. */
export function listenOnOneConnection(config: ClientConfig) {
  const ears = new Map<string, Set<Listener>>();
  const resumes = new Set<Resume>();
  const { connected, close } = lastingConnection(async () => connect(config, ears), {
    isNeeded: () => ears.size > 0,
    onBack: () => {
      for (const resume of resumes) resume();
    },
  });

  return {
    /** Throws where the database is away at the first call; later it comes back by itself. */
    async listen(channel: string, listener: Listener, resume?: Resume): Promise<() => Promise<void>> {
      const listeners = ears.get(channel) ?? new Set();
      listeners.add(listener);
      ears.set(channel, listeners);
      if (resume) resumes.add(resume);
      const stop = async () => {
        listeners.delete(listener);
        if (resume) resumes.delete(resume);
      };
      try {
        await listenTo(await connected(), channel);
      } catch (error) {
        await stop();
        throw error;
      }
      return stop;
    },
    close,
  };
}

async function connect(config: ClientConfig, ears: Map<string, Set<Listener>>): Promise<Client> {
  const fresh = new Client(config);
  fresh.on('error', () => undefined);
  fresh.on('notification', ({ channel, payload = '' }) => ears.get(channel)?.forEach((listener) => listener(payload)));
  try {
    await fresh.connect();
    for (const channel of ears.keys()) await listenTo(fresh, channel);
  } catch (error) {
    await fresh.end().catch(() => undefined);
    throw error;
  }
  return fresh;
}

async function listenTo(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}

type Lasting = { isNeeded: () => boolean; onBack: () => void };

function lastingConnection(open: () => Promise<Client>, { isNeeded, onBack }: Lasting) {
  let client: Promise<Client> | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let closed = false;

  async function connectOnce(): Promise<Client> {
    try {
      const fresh = await open();
      return fresh.on('end', reconnectLater);
    } catch (error) {
      client = undefined;
      throw error;
    }
  }

  function connected(): Promise<Client> {
    return (client ??= connectOnce());
  }

  function reconnectLater(): void {
    client = undefined;
    if (closed || !isNeeded()) return;
    clearTimeout(reconnecting);
    reconnecting = setTimeout(() => void connected().then(onBack, reconnectLater), reconnectAfterMs).unref();
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(reconnecting);
    const last = await client?.catch(() => null);
    await last?.end();
  }

  return { connected, close };
}
