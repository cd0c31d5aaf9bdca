import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Launch = { executablePath: string; args: string[]; env: Record<string, string> };

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's Chromium, or else the one that comes from npm with the libraries and fonts it needs. */
export async function findChromium(): Promise<Launch> {
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  if (named && !existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: there is no ${named}.`);

  const executablePath = named ?? usualPlaces.find((path) => existsSync(path));
  return executablePath ? { executablePath, args, env: {} } : unpackChromium();
}

async function unpackChromium(): Promise<Launch> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br');
  await inflate(packed);
  return {
    executablePath: await chromium.executablePath(),
    args,
    env: {
      LD_LIBRARY_PATH: [join(tmpdir(), 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(tmpdir(), 'fonts'),
    },
  };
}
