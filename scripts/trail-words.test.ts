import type { AnyContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { maskedFields, plainFields } from '#api/shared/trail/masked-fields.ts';
import { nounOf } from '#api/shared/trail/records-in.ts';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';
import texts from '#web/admin/frame/trail/texts/pt.json' with { type: 'json' };

const { calls, nouns, fields } = texts.desk_trail;
const staffCommands = Object.entries(contract).flatMap(([slice, declared]) =>
  Object.entries<AnyContractProcedure>(declared)
    .filter(([, call]) => metaOf(call).claim !== undefined && !metaOf(call).reads)
    .map(([name, call]) => ({ name: `${slice}.${name}`, call })),
);

test('every command of staff has words in the log, and no other has', () => {
  const worded = Object.entries(calls).flatMap(([slice, verbs]) =>
    Object.keys(verbs).map((verb) => `${slice}.${verb}`),
  );
  expect(worded.toSorted()).toEqual(staffCommands.map(({ name }) => name).toSorted());
});

test('every noun of the log has words', () => {
  const named = staffCommands.map(({ call }) => {
    const { about, edits } = metaOf(call);
    return about ?? edits ?? call['~orpc'].route.path?.split('/')[1] ?? '';
  });
  const referred = [...plainFields].filter((field) => /_ids?$/.test(field)).map(nounOf);
  const unworded = [...new Set([...named, ...referred])].filter((noun) => !(noun in nouns));
  expect(unworded.toSorted()).toEqual([]);
});

test('every field of the log has words', () => {
  const unworded = [...plainFields, ...Object.keys(maskedFields)].filter((field) => !(field in fields));
  expect(unworded.toSorted()).toEqual([]);
});
