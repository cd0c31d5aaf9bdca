import { Client, type ClientConfig } from 'pg';

type Listener = (payload: string) => void;
/** Runs when a lost connection is back: notifications may have been missed. */
type Resume = () => void;

const reconnectAfterMs = 1_000;

export function listenOnOneConnection(config: ClientConfig) {
  const channels = new Map<string, Set<Listener>>();
  const resumes = new Set<Resume>();
  const { connected, close } = lastingConnection(async () => connect(config, channels), {
    isNeeded: () => channels.size > 0,
    onBack: () => {
      for (const resume of resumes) resume();
    },
  });

  return {
    /** Throws when the database is away at the first call; later it reconnects by itself. */
    async listen(channel: string, listener: Listener, resume?: Resume): Promise<() => Promise<void>> {
      const listeners = channels.get(channel) ?? new Set();
      listeners.add(listener);
      channels.set(channel, listeners);
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

async function connect(config: ClientConfig, channels: Map<string, Set<Listener>>): Promise<Client> {
  const fresh = new Client(config);
  fresh.on('error', () => undefined);
  fresh.on('notification', ({ channel, payload = '' }) =>
    channels.get(channel)?.forEach((listener) => listener(payload)),
  );
  try {
    await fresh.connect();
    for (const channel of channels.keys()) await listenTo(fresh, channel);
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
