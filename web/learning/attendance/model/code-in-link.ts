import { codeLength, codeLetters } from '#contract/learning/attendance/values.ts';

export type ScannedCode = { classId: number; code: string };

/** The class and the code in the link of a QR code; null in anything else. */
export function codeInLink(text: string, origin: string): ScannedCode | null {
  const url = URL.parse(text);
  if (url?.origin !== origin) return null;
  const [, id] = /^\/classes\/(\d+)\/lessons$/.exec(url.pathname) ?? [];
  const code = asCode(url.searchParams.get('code'));
  return id && code ? { classId: Number(id), code } : null;
}

/** Null where it cannot be a code. */
export function asCode(text: unknown): string | null {
  const code = typeof text === 'string' ? text.toUpperCase().replaceAll(/[\s-]/g, '') : '';
  return new RegExp(`^[${codeLetters}]{${codeLength}}$`).test(code) ? code : null;
}

export function linkOfCode({ classId, code }: ScannedCode, origin: string): string {
  return `${origin}/classes/${classId}/lessons?code=${code}`;
}

/** «4K7 92P» */
export function spelled(code: string): string {
  return `${code.slice(0, 3)}\u00A0${code.slice(3)}`;
}
