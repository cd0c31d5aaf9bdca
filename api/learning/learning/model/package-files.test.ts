import { describe, expect, test } from 'vitest';
import {
  complaintAboutFiles,
  isStored,
  isTooMuch,
  packageLimits,
  shown,
  shownNames,
  staysWithin,
  type Listed,
} from './package-files.ts';

function file(name: string | null, input: Partial<Listed> = {}): Listed {
  return {
    name,
    rawName: name ?? '?',
    kind: 'file',
    isEncrypted: false,
    isReadable: true,
    unpackedBytes: 10,
    ...input,
  };
}

describe('the name of a file in a package', () => {
  test.each(['index.html', 'a b/Índice (1).html', 'folder/', 'a/..b/c.js', '.hidden/x.js'])('may be %s', (name) => {
    expect(staysWithin(name)).toBe(true);
  });

  test.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a/./b',
    'a//b',
    'C:/x',
    'c:x',
    String.raw`a\b`,
    'a\u0000b',
    'x\n',
  ])('may not be %j', (name) => {
    expect(staysWithin(name)).toBe(false);
  });

  test('is skipped for files of operating systems', () => {
    expect([isStored('__MACOSX/x.js'), isStored('a/.DS_Store'), isStored('folder/'), isStored('a/b.js')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('is made printable', () => {
    expect(shown('a\u202Eb\u0007')).toBe('a·b·');
    expect(shown('x'.repeat(200))).toHaveLength(80);
  });
});

describe('the files of a package', () => {
  test('are accepted when all are valid', () => {
    expect(complaintAboutFiles([file('imsmanifest.xml'), file('.DS_Store'), file('a/')], 1000)).toBeNull();
  });

  test.each<[string, Listed]>([
    ['package_name_unreadable', file(null)],
    ['package_unsafe_path', file('../x.html')],
    ['package_link', file('x.html', { kind: 'other' })],
    ['package_encrypted', file('x.html', { isEncrypted: true })],
    ['package_damaged', file('x.html', { isReadable: false })],
    ['package_path_too_long', file(`${'deep/'.repeat(100)}x.html`)],
    ['package_too_large', file('x.html', { unpackedBytes: packageLimits.unpackedBytes })],
  ])('are refused as %s', (code, input) => {
    expect(complaintAboutFiles([file('imsmanifest.xml'), input], 10 ** 9)?.code).toBe(code);
  });

  test('are all named that share the first fault', () => {
    const files = [file('../a.html'), file('x.html', { kind: 'other' }), file('../b.html')];
    expect(complaintAboutFiles(files, 10 ** 9)).toEqual({
      code: 'package_unsafe_path',
      details: { name: '../a.html, ../b.html' },
    });
    expect(shownNames(Array.from({ length: 23 }, (_, index) => `${index}.php`))).toMatch(/19\.php \(\+3\)$/);
  });

  test('are at most ten thousand', () => {
    const many = Array.from({ length: packageLimits.files + 1 }, (_, index) => file(`${index}.js`));
    expect(complaintAboutFiles(many, 10 ** 6)?.code).toBe('package_too_large');
  });

  test('may have any compression ratio while they are small', () => {
    expect(isTooMuch(packageLimits.ratioFrom, 1)).toBe(false);
    expect(isTooMuch(packageLimits.ratioFrom + 1, 1)).toBe(true);
    expect(isTooMuch(packageLimits.ratioFrom + 1, packageLimits.ratioFrom)).toBe(false);
  });
});
