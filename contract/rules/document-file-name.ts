/** The name of a download, from the number of the document, such as `PF 2026/000001`. */
export function documentFileName(number: string): string {
  return `${number.replaceAll(/[ /]/g, '-')}.pdf`;
}
