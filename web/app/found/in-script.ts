/** JSON as the text of a script element: nothing in it can end the script. */
export function inScript(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Script as it goes into a page: indents, and lines that are remarks, are for its readers. */
export function terse(script: string): string {
  return script.replaceAll(/^[ \t]*(?:\/\/.*\n)?/gm, '');
}
