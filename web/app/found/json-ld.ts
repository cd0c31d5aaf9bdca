import type { Graph, Thing } from 'schema-dts';
import { inScript } from './in-script.ts';

export function jsonLd(facts: readonly Thing[]): string {
  if (facts.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': facts };
  return `<script type="application/ld+json">${inScript(JSON.stringify(graph))}</script>`;
}
