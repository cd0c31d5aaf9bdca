import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };

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

/**
 * The machine's Chromium, or else the one from npm with the libraries and fonts that it needs. `CHROMIUM_FROM_NPM=1`
 * always takes the one from npm.
 */
export async function findChromium(): Promise<Launch> {
  const executablePath = chromiumOfMachine(process.env, existsSync);
  return executablePath ? { executablePath, args, env: {} } : chromiumFromNpm();
}

type Surroundings = { CHROMIUM_FROM_NPM?: string; PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH?: string };

export function chromiumOfMachine(env: Surroundings, exists: (path: string) => boolean): string | undefined {
  if (env.CHROMIUM_FROM_NPM === '1') return undefined;
  const named = env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  if (named && !exists(named)) throw new Error(`PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: there is no ${named}.`);
  return named || usualPlaces.find(exists);
}

async function chromiumFromNpm(): Promise<Launch> {
  const folder = join(tmpdir(), `mestria-chromium-${packageJson.devDependencies['@sparticuz/chromium']}-liberation`);
  if (!existsSync(folder)) await unpackChromium(folder);
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** Moves the unpacked folder into place at once: a partial or outdated one would fail in every later run. */
async function unpackChromium(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const packed = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin');
  const scratch = mkdtempSync(`${folder}-`);
  const before = process.env.TMPDIR;
  try {
    // The package always unpacks into the folder for temporary files.
    process.env.TMPDIR = scratch;
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(packed, name));
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  addFonts(join(scratch, 'fonts'), join(folder, 'fonts'));
  try {
    renameSync(scratch, folder);
  } catch (error) {
    rmSync(scratch, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** The package has only Open Sans. Phones and desktops have a typeface as wide as Arial, and pages are designed for it. */
function addFonts(unpacked: string, place: string): void {
  const settings = join(unpacked, 'fonts.conf');
  writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll('/tmp/fonts', place));
  const liberation = join(import.meta.dirname, '../node_modules/pdfjs-dist/standard_fonts');
  for (const font of globSync(join(liberation, 'LiberationSans-*.ttf'))) cpSync(font, join(unpacked, basename(font)));
}
