import { useMessages } from 'use-intl/react';
import { useTexts } from '#web/shared/texts/texts.ts';

type Words = Readonly<Record<string, string>>;

/** Words for what the audit trail names by codes. A code without words stands for itself. */
export function useTrailWords() {
  const t = useTexts('desk_trail');
  const { calls, uploads, nouns, fields } = useMessages().desk_trail;
  const slices: Readonly<Record<string, Words>> = calls;

  function call(name: string): string {
    const [, path] = name.split(' ');
    if (path !== undefined) return wordOf(uploads, path.split('/')[1] ?? '', name);
    const [slice = '', verb = ''] = name.split('.');
    return wordOf(slices[slice] ?? {}, verb, name);
  }

  function record({ noun, id }: { noun: string; id: number }): string {
    return t('record', { noun: wordOf(nouns, noun), id: String(id) });
  }

  const everyCall = Object.entries(slices).flatMap(([slice, verbs]) =>
    Object.entries(verbs).map(([verb, name]) => ({ key: `${slice}.${verb}`, name })),
  );
  return { call, record, field: (name: string) => wordOf(fields, name), everyCall };
}

function wordOf(words: Words, name: string, instead = name): string {
  return words[name] ?? instead;
}
