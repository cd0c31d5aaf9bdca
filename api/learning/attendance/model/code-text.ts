import { codeLength, codeLetters, codeStepSeconds } from '#contract/learning/attendance/values.ts';

/** The number of the span of time in which a code is shown. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / (codeStepSeconds * 1000));
}

export function spanOfStep(step: number): { from: Date; until: Date } {
  const spanMs = codeStepSeconds * 1000;
  return { from: new Date(step * spanMs), until: new Date((step + 1) * spanMs) };
}

/** Four random bytes for each letter, so that the letters are all but equally likely. */
export function codeFromBytes(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const letters = Array.from({ length: codeLength }, (_, place) => view.getUint32(place * 4) % codeLetters.length);
  return letters.map((letter) => codeLetters[letter]).join('');
}

export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}
