import { homeSections, type HomeSection } from '#contract/platform/settings/home-sections.ts';
import { isTexts } from '../../frame/form/fields.ts';
import { jsonIn } from './json-in.ts';

export type TypedSection = { key: HomeSection; isShown: boolean; title: Readonly<Record<string, string>> };

/** All sections in their order, with those that are not shown last; null for a text that this form did not write. */
export function typedSections(text: string): TypedSection[] | null {
  const stored = text.trim() === '' ? homeSections.filter((key) => key !== 'new') : jsonIn(text);
  if (!Array.isArray(stored)) return null;
  const shown: TypedSection[] = [];
  for (const each of stored) {
    const { key, title = {} }: { key?: unknown; title?: unknown } =
      typeof each === 'string' ? { key: each } : Object(each);
    const section = homeSections.find((name) => name === key);
    if (!section || !isTexts(title) || shown.some((one) => one.key === section)) return null;
    shown.push({ key: section, isShown: true, title });
  }
  const others = homeSections.filter((key) => !shown.some((one) => one.key === key));
  return [...shown, ...others.map((key) => ({ key, isShown: false, title: {} }))];
}

export function sectionsText(sections: readonly TypedSection[]): string {
  const shown = sections.filter(({ isShown }) => isShown);
  return JSON.stringify(
    shown.map(({ key, title }) => {
      const texts = Object.entries(title).filter(([, text]) => text.trim() !== '');
      return texts.length > 0 ? { key, title: Object.fromEntries(texts) } : key;
    }),
  );
}
