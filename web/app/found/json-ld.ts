import type { Graph, Thing } from 'schema-dts';

/** Facts as schema.org has them, in a script that nothing runs; no text in it can end it. */
export function jsonLd(facts: readonly Thing[]): string {
  if (facts.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': facts };
  return `<script type="application/ld+json">${inScript(JSON.stringify(graph))}</script>`;
}

function inScript(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
