import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { manifest2004 } from '#fixtures/scorm-2004/manifest.ts';
import { hostilePackages } from '#fixtures/hostile-packages.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { makeZip, manifestWith } from './make.ts';
import { packageFileKey } from './package/file-key.ts';

const page = '<!doctype html><p>Olá</p>';
const one = [{ identifier: 'one' }];

describe('a SCORM package', () => {
  test('is stored with its items, and its files under hashed names', async ({ ctx }) => {
    const items = [
      { identifier: 'one', href: 'a%20b/Índice.html', parameters: '?x=1', mastery: 70 },
      { identifier: 'two', kind: 'asset' as const },
    ];
    const files = { 'imsmanifest.xml': manifestWith(items), 'index.html': page, 'a b/índice.html': page };
    const stored = await importScormPackage(asSystem(ctx), await makeZip(files));
    expect(stored).toMatchObject({ version: '1.2', title: 'Simulador de escalas', item_count: 2, file_count: 3 });
    const row = await ctx.db.selectFrom('scorm_packages').selectAll().executeTakeFirstOrThrow();
    expect(row.items).toMatchObject([
      { identifier: 'one', title: 'Parte one', href: 'a%20b/%C3%8Dndice.html?x=1', kind: 'sco', mastery_score: 70 },
      { identifier: 'two', href: 'index.html', kind: 'asset', mastery_score: null },
    ]);
    const key = packageFileKey(row.sha256, 'A B/ÍNDICE.html');
    expect(key).toMatch(/^scorm\/[0-9a-f]{64}\/[0-9a-f]{64}$/);
    expect(Buffer.from(await ctx.files.read(key)).toString()).toBe(page);
  });

  test('may have files of any other type', async ({ ctx }) => {
    const files = { 'index.html': page, 'model.glb': 'glTF', 'room.usdz': 'PK', 'source.zip': 'PK', LICENSE: 'Free' };
    const zip = await makeZip({ 'imsmanifest.xml': manifestWith(one), ...files });
    expect(await importScormPackage(asSystem(ctx), zip)).toMatchObject({ file_count: 6 });
  });

  test('is stored once for the same bytes', async ({ ctx }) => {
    const zip = await makeZip({ 'imsmanifest.xml': manifestWith(one), 'index.html': page });
    const first = await importScormPackage(asSystem(ctx), zip);
    expect(await importScormPackage(asSystem(ctx), zip)).toEqual(first);
  });

  for (const edition of ['2', '3', '4'] as const) {
    test(`of edition ${edition} of SCORM 2004 is stored with its activities`, async ({ ctx }) => {
      const items = [{ id: 'part', items: [{ id: 'one' }, { id: 'two' }] }];
      const zip = await makeZip({ 'imsmanifest.xml': manifest2004({ edition, items }), 'sco.html': page });
      const stored = await importScormPackage(asSystem(ctx), zip);
      expect(stored).toMatchObject({ version: `2004-${edition}`, title: 'Escadas', item_count: 2 });
      const row = await ctx.db.selectFrom('scorm_packages').selectAll().executeTakeFirstOrThrow();
      expect(row.activities).toMatchObject({ identifier: 'course', children: [{ identifier: 'part' }] });
    });
  }

  for (const href of ['../outside.html', 'https://attacker.invalid/x', 'javascript:alert(1)']) {
    test(`of SCORM 2004 that launches ${href} is refused`, async ({ ctx }) => {
      const zip = await makeZip({ 'imsmanifest.xml': manifest2004({ items: [{ id: 'one', href }] }) });
      await expect(importScormPackage(asSystem(ctx), zip)).rejects.toThrow('package_launch_outside');
    });
  }

  test('needs the claim to edit contents', async ({ ctx }) => {
    await expect(importScormPackage(ctx, '/nowhere.zip')).rejects.toThrow('not_signed_in');
    await expect(importScormPackage(await asA(ctx, 'student'), '/nowhere.zip')).rejects.toThrow('not_allowed');
  });
});

describe('a package is refused', () => {
  const refused: Record<string, [files: Record<string, string | Buffer>, code: string]> = {
    'without a manifest': [{ 'index.html': page }, 'package_without_manifest'],
    'with a manifest in a folder': [{ 'course/imsmanifest.xml': manifestWith(one) }, 'package_without_manifest'],
    'that is cmi5': [{ 'cmi5.xml': '<courseStructure/>', 'index.html': page }, 'package_is_cmi5'],
    'with a path that is too long': [
      { 'imsmanifest.xml': manifestWith(one), [`${'deep/'.repeat(100)}x.html`]: page },
      'package_path_too_long',
    ],
    'with a bare ampersand in its manifest': [
      { 'imsmanifest.xml': manifestWith(one, 'Health & safety'), 'index.html': page },
      'package_manifest_ampersand',
    ],
    'with a manifest that is no XML': [{ 'imsmanifest.xml': '<manifest><' }, 'package_manifest_invalid'],
    'with a document type': [
      { 'imsmanifest.xml': '<!DOCTYPE manifest><manifest/>', 'index.html': page },
      'package_manifest_invalid',
    ],
    'of another standard': [
      { 'imsmanifest.xml': manifestWith(one).replace('>ADL SCORM<', '>IMS Common Cartridge<'), 'x.php': '<?php' },
      'package_version_unsupported',
    ],
    'with nothing to open': [{ 'imsmanifest.xml': manifestWith([]) }, 'package_empty'],
    'whose launch file is missing': [{ 'imsmanifest.xml': manifestWith(one) }, 'package_launch_missing'],
    'with a program in it': [
      { 'imsmanifest.xml': manifestWith(one), 'index.html': page, 'setup.exe': 'MZ' },
      'package_file_type',
    ],
    'with a file twice': [
      { 'imsmanifest.xml': manifestWith(one), 'index.html': page, 'INDEX.html': page },
      'package_name_twice',
    ],
  };
  for (const [reason, [files, code]] of Object.entries(refused)) {
    test(reason, async ({ ctx }) => {
      await expect(importScormPackage(asSystem(ctx), await makeZip(files))).rejects.toThrow(code);
      expect(await packages(ctx)).toBe(0);
    });
  }

  for (const href of [
    '../outside.html',
    '//attacker.invalid/x',
    'data:text/html,x',
    '%2e%2e/x.html',
    String.raw`..\b.html`,
  ]) {
    test(`that launches ${href}`, async ({ ctx }) => {
      const zip = await makeZip({ 'imsmanifest.xml': manifestWith([{ identifier: 'one', href }]) });
      await expect(importScormPackage(asSystem(ctx), zip)).rejects.toThrow('package_launch_outside');
    });
  }

  test('with the names of all programs and of all files that lie', async ({ ctx }) => {
    const files = { 'index.html': page, 'a.php': '1', 'photo.jpg': page, 'model.glb': 'glTF', 'b.exe': 'x' };
    const zip = await makeZip({ 'imsmanifest.xml': manifestWith(one), ...files });
    await expect(importScormPackage(asSystem(ctx), zip)).rejects.toMatchObject({
      message: 'package_file_type',
      data: { name: 'a.php, photo.jpg, b.exe' },
    });
  });

  test('with the line of its bare ampersand', async ({ ctx }) => {
    const zip = await makeZip({ 'imsmanifest.xml': manifestWith(one, 'Health & safety'), 'index.html': page });
    await expect(importScormPackage(asSystem(ctx), zip)).rejects.toMatchObject({ data: { line: 4 } });
  });

  test('with a link', async ({ ctx }) => {
    const zip = await makeZip(
      { 'imsmanifest.xml': manifestWith(one), 'index.html': '/etc/passwd' },
      { mode: 0o120_777 },
    );
    await expect(importScormPackage(asSystem(ctx), zip)).rejects.toThrow('package_link');
  });

  test('that unpacks to far more than its size', async ({ ctx }) => {
    const zip = await makeZip({ 'imsmanifest.xml': manifestWith(one), 'index.html': Buffer.alloc(8_000_000, ' ') });
    await expect(importScormPackage(asSystem(ctx), zip)).rejects.toThrow('package_too_large');
  });

  test('with a false size or changed bytes', async ({ ctx }) => {
    const zip = await makeZip({ 'imsmanifest.xml': manifestWith(one), 'index.html': Buffer.alloc(50_000, 'a') });
    const bytes = readFileSync(zip);
    const entry = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    for (const [place, value] of [
      [entry + 24, 10],
      [entry + 16, 1],
    ] as const) {
      const changed = Buffer.from(bytes);
      changed.writeUInt32LE(value, place);
      writeFileSync(zip, changed);
      await expect(importScormPackage(asSystem(ctx), zip)).rejects.toThrow('package_damaged');
      expect(await packages(ctx)).toBe(0);
    }
  });

  test('that is not a zip', async ({ ctx }) => {
    await expect(importScormPackage(asSystem(ctx), resolve('package.json'))).rejects.toThrow('package_damaged');
  });
});

describe('a hostile package', () => {
  const answers: Record<keyof typeof hostilePackages, string | null> = {
    'with a byte order mark': null,
    'with a title that is markup': null,
    'without a manifest': 'package_without_manifest',
    'with half a manifest': 'package_manifest_invalid',
    'with an entity that is a file': 'package_manifest_invalid',
    'that launches another site': 'package_launch_outside',
    'that launches a script': 'package_launch_outside',
    'that climbs out of its folder': 'package_unsafe_path',
    'that climbs out with backslashes': 'package_unsafe_path',
    'with an absolute path': 'package_unsafe_path',
    'with an absolute path of Windows': 'package_unsafe_path',
    'with a name in Latin-1': 'package_name_unreadable',
    'with a link to a file of the machine': 'package_link',
    'with an encrypted file': 'package_encrypted',
    'that is cut off': 'package_damaged',
    'of a megabyte that unpacks to a gibibyte': 'package_too_large',
  };
  const folder = mkdtempSync(join(tmpdir(), 'mestria-hostile-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function written(name: keyof typeof hostilePackages): string {
    const path = join(folder, 'package.zip');
    writeFileSync(path, hostilePackages[name]());
    return path;
  }

  for (const [name, answer] of Object.entries(answers) as [keyof typeof answers, string | null][]) {
    test(`${name} is ${answer ? 'refused' : 'taken'}`, async ({ ctx }) => {
      expect(await answerTo(ctx, written(name))).toBe(answer);
      expect(await packages(ctx)).toBe(answer ? 0 : 1);
    });
  }

  test('keeps its title as plain text', async ({ ctx }) => {
    const { title } = await importScormPackage(asSystem(ctx), written('with a title that is markup'));
    expect(title).toBe('<img src=x onerror=alert(1)>');
  });
});

function answerTo(ctx: Ctx, zip: string): Promise<string | null> {
  return importScormPackage(asSystem(ctx), zip).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

async function packages(ctx: Ctx): Promise<number> {
  return (await ctx.db.selectFrom('scorm_packages').select('id').execute()).length;
}
