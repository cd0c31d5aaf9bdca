import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folded } from '#api/people/identity/model/password-rule.ts';

// Run by hand after changing the version here; the list of refused passwords changes only then.
const source = '@zxcvbn-ts/language-common@3.0.4';
const licence = 'MIT, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts';
const shortestWorthStoring = 8;

type Package = { dictionary: { passwords: string[] } };

const folder = mkdtempSync(join(tmpdir(), 'mestria-passwords-'));
try {
  const packed = execFileSync('npm', ['pack', source, '--pack-destination', folder, '--silent'], { encoding: 'utf8' });
  execFileSync('tar', ['xzf', join(folder, packed.trim()), '-C', folder]);
  const match: Package = createRequire(import.meta.url)(join(folder, 'package/dist/index.js'));
  const passwords = new Set(match.dictionary.passwords.map(folded));
  const stored = [...passwords].filter((password) => Array.from(password).length >= shortestWorthStoring);
  // One string separated by spaces, instead of eighteen thousand lines.
  const file = { source, licence, passwords: stored.join(' ') };
  writeFileSync('api/people/identity/leaked-passwords.json', `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${stored.length} passwords of ${shortestWorthStoring} characters or more.`);
} finally {
  rmSync(folder, { recursive: true });
}
