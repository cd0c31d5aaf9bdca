import type { RefusalCode, RefusalDetails } from '#contract/refusals.ts';

export type Listed = {
  /** Null when its bytes are not UTF-8. */
  name: string | null;
  rawName: string;
  kind: 'file' | 'folder' | 'other';
  isEncrypted: boolean;
  isReadable: boolean;
  unpackedBytes: number;
};

export const packageLimits = {
  zipBytes: 500 * 1024 ** 2,
  files: 10_000,
  unpackedBytes: 2 * 1024 ** 3,
  /** Unpacked to packed bytes, checked from `ratioFrom` unpacked bytes on. */
  ratio: 100,
  ratioFrom: 4 * 1024 ** 2,
  manifestBytes: 8 * 1024 ** 2,
};

type Complaint = { code: RefusalCode; details: RefusalDetails };

/**
 * The first reason to refuse these files, with every file that it concerns, or null [domain 6, Import]. Types are
 * checked apart, after the manifest. Claimed sizes are checked again while unpacking.
 */
export function complaintAboutFiles(listed: Listed[], zipBytes: number): Complaint | null {
  if (listed.length > packageLimits.files) return { code: 'package_too_large', details: {} };
  const names = new Set<string>();
  const match: { code: RefusalCode; name: string }[] = [];
  let total = 0;
  for (const file of listed) {
    const code = complaintAboutFile(file, names);
    if (code) match.push({ code, name: file.name ?? file.rawName });
    if (file.name !== null) names.add(sameName(file.name));
    total += file.unpackedBytes;
    if (isTooMuch(total, zipBytes)) return { code: 'package_too_large', details: {} };
  }
  const [first] = match;
  if (!first) return null;
  const alike = match.filter(({ code }) => code === first.code).map(({ name }) => name);
  return { code: first.code, details: { name: shownNames(alike) } };
}

export function isTooMuch(unpackedBytes: number, zipBytes: number): boolean {
  if (unpackedBytes > packageLimits.unpackedBytes) return true;
  return unpackedBytes > packageLimits.ratioFrom && unpackedBytes > zipBytes * packageLimits.ratio;
}

/** Longer ones are cut or refused by the systems that authors unpack them on. */
const longestName = 500;

function complaintAboutFile(file: Listed, names: Set<string>): RefusalCode | null {
  if (file.name === null) return 'package_name_unreadable';
  if (file.name.length > longestName) return 'package_path_too_long';
  if (!staysWithin(file.name)) return 'package_unsafe_path';
  if (file.kind === 'other') return 'package_link';
  if (file.isEncrypted) return 'package_encrypted';
  if (!file.isReadable) return 'package_damaged';
  if (names.has(sameName(file.name))) return 'package_name_twice';
  return null;
}

export function staysWithin(name: string): boolean {
  if (name === '' || /[\\\p{Cc}]/u.test(name) || /^([a-z]:|\/)/i.test(name)) return false;
  const segments = name.replace(/\/$/, '').split('/');
  return segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}

/** Many packages rely on file systems without case, where `Course.JPG` is `course.jpg`. */
export function sameName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function isStored(name: string | null): name is string {
  if (name === null || name.endsWith('/')) return false;
  return !/^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\.gitignore|\.gitkeep)$/i.test(name);
}

/** An untrusted name, shortened and made printable for an error message. */
export function shown(name: string): string {
  const printable = name.replaceAll(/[\p{Cc}\p{Cf}\u{FFFD}]/gu, '·');
  return printable.length > 80 ? `${printable.slice(0, 79)}…` : printable;
}

const mostShown = 20;

/** All names, or the first twenty and how many more there are. */
export function shownNames(names: string[]): string {
  const more = names.length > mostShown ? ` (+${names.length - mostShown})` : '';
  return names.slice(0, mostShown).map(shown).join(', ') + more;
}
