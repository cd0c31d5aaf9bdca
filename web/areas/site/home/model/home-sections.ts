import { homeSections, type HomeSection } from '#contract/platform/settings/home-sections.ts';

/** `title` is the operator's own by locale; without one the section has its built-in title. */
export type ShownSection = { key: HomeSection; title?: Record<string, string> };

const builtIn: ShownSection[] = homeSections.filter((key) => key !== 'new').map((key) => ({ key }));

/**
 * The setting `homeSections` is a JSON list of keys, or of `{"key", "title": {"pt": "…"}}`, in their order. Anything but a
 * list of known sections, each once, gives the built-in sections: a mistake in a setting must not empty Home.
 */
export function homeSectionsOf(setting: string | undefined): ShownSection[] {
  const input = listIn(setting);
  if (!input || input.length === 0) return builtIn;
  const sections = input.map(sectionOf);
  const existing = sections.filter((section) => section !== null);
  const isWhole = existing.length === input.length && new Set(existing.map(({ key }) => key)).size === existing.length;
  return isWhole ? existing : builtIn;
}

function listIn(setting: string | undefined): unknown[] | null {
  try {
    const value: unknown = JSON.parse(setting || 'null');
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function sectionOf(input: unknown): ShownSection | null {
  const { key, title }: { key?: unknown; title?: unknown } = typeof input === 'object' ? (input ?? {}) : { key: input };
  if (!isSection(key)) return null;
  if (title === undefined) return { key };
  return isTexts(title) ? { key, title } : null;
}

function isSection(key: unknown): key is HomeSection {
  return homeSections.some((name) => name === key);
}

function isTexts(title: unknown): title is Record<string, string> {
  if (typeof title !== 'object' || title === null || Array.isArray(title)) return false;
  const texts = Object.values(title);
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && text.trim() !== '');
}
