import type { ScormCommit } from '#contract/learning/learning/calls.ts';

/** The data model at a moment, in parts that are sent until the server confirms them. */
export type Snapshot = {
  /** Equal for equal states. */
  text: string;
  /** By name, as JSON. */
  parts: Map<string, string>;
  /** The state as a commit, with these parts. */
  report: (names: Set<string>) => Pick<ScormCommit, 'cmi' | 'cmi_2004' | 'shared_data'>;
};

export function jsonBytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

export type Confirmed = Map<string, string>;

const maxLength = 30_000;

/** New or changed parts, with as many interactions as one commit should contain. */
export function unconfirmed(parts: Confirmed, confirmed: Confirmed): Set<string> {
  let length = 0;
  const names = [...parts].filter(([name, stored]) => {
    if (confirmed.get(name) === stored) return false;
    if (!name.startsWith('interactions.')) return true;
    length += stored.length;
    return length <= maxLength;
  });
  return new Set(names.map(([name]) => name));
}
