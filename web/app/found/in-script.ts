/** Escapes JSON for a script element, which no text in it can end. */
export function inScript(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function terse(script: string): string {
  return script.replaceAll(/^[ \t]*(?:\/\/.*\n)?/gm, '');
}
