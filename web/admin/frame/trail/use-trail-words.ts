import { useMessages } from 'use-intl/react';
import { useTexts, type Texts } from '#web/shared/texts/texts.ts';

type Calls = Texts['desk_trail']['calls'];
type CallName = { [Slice in keyof Calls]: `${Slice}.${keyof Calls[Slice] & string}` }[keyof Calls];

/** Words for what the audit trail names by codes. A code without words stands for itself. */
export function useTrailWords() {
  const t = useTexts('desk_trail');
  const { calls, uploads, nouns, fields } = useMessages().desk_trail;
  const names = callNamesOf(calls);

  function call(name: string): string {
    const match = names.find((one) => one === name);
    if (match !== undefined) return t(`calls.${match}`);
    // `POST /regulations/create` is an upload.
    const noun = name.split('/')[1] ?? '';
    return isOf(uploads, noun) ? t(`uploads.${noun}`) : name;
  }

  function record({ noun, id }: { noun: string; id: number }): string {
    return t('record', { noun: isOf(nouns, noun) ? t(`nouns.${noun}`) : noun, id: String(id) });
  }

  const field = (name: string): string => (isOf(fields, name) ? t(`fields.${name}`) : name);
  const everyCall = names.map((key) => ({ key, name: t(`calls.${key}`) }));
  return { call, record, field, everyCall };
}

function isOf<Words extends object>(words: Words, name: string): name is keyof Words & string {
  return Object.hasOwn(words, name);
}

function callNamesOf(calls: Calls): CallName[] {
  const names = Object.entries(calls).flatMap(([slice, verbs]) => Object.keys(verbs).map((verb) => `${slice}.${verb}`));
  return names.filter((name) => isCallName(calls, name));
}

function isCallName(calls: Calls, name: string): name is CallName {
  const [slice = '', verb = ''] = name.split('.');
  return isOf(calls, slice) && isOf(calls[slice], verb);
}
