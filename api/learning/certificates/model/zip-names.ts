type Named = { holder: string; course: string; number: string };

const longestPart = 80;
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** «Name - Course - number.pdf» for each, in their order. No two are equal, also where a disk ignores case. */
export function zipNames(certificates: readonly Named[]): string[] {
  const taken = new Set<string>();
  return certificates.map(({ holder, course, number }) => {
    const name = [holder, course, number].map(safePart).join(' - ');
    return freeName(name, taken);
  });
}

/** Composed letters, because file systems store «ã» in two ways and compare bytes. */
function safePart(part: string): string {
  const plain = part.normalize('NFC').replaceAll(forbidden, '-').replaceAll(/\s+/g, ' ').trim();
  return Array.from(plain).slice(0, longestPart).join('').replace(/^\.+/, '-');
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = `${name} (${copy})`;
  taken.add(free.toLowerCase());
  return `${free}.pdf`;
}
