export type Use = { name: string; isWrite: boolean };

const writingCalls = 'insertInto|updateTable|deleteFrom|mergeInto|setDeleted';
const readingCalls = 'selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|from|using';
const builderCall = new RegExp(
  `\\b(${writingCalls}|${readingCalls})\\(\\s*(?:ctx,\\s*|tx,\\s*)?(\\[[^\\]]*\\]|'[^']*')`,
  'g',
);
const quotedTable = /'(\w+)(?: as \w+)?'/g;
/** Names that personal rows take from another table. */
const declaredRead = /\bfrom: '(\w+)'/g;

const clause =
  /\b(insert into|update|delete from|truncate|merge into|from|join|using|table)\s+(?:only\s+)?(?:public\.)?(\w+)/gi;
/** Further tables of the same `from`: `from courses c, classes k`. */
const nextInList = /^(?:\s+(?:as\s+)?\w+)?\s*,\s*(?:lateral\s+)?(?:public\.)?(\w+)/i;
const writingClause = /^(insert into|update|delete from|truncate|merge into)$/i;

export function tablesIn(source: string, tableNames: ReadonlySet<string>): Use[] {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
  const declared = [...text.matchAll(declaredRead)].map(([, name = '']) => ({ name, isWrite: false }));
  return [...inBuilderCalls(text), ...inSql(text), ...declared].filter(({ name }) => tableNames.has(name));
}

function inBuilderCalls(text: string): Use[] {
  return [...text.matchAll(builderCall)].flatMap(([, call = '', argument = '']) =>
    [...argument.matchAll(quotedTable)].map(([, name = '']) => ({
      name,
      isWrite: writingCalls.split('|').includes(call),
    })),
  );
}

function inSql(text: string): Use[] {
  return [...text.matchAll(clause)].flatMap((match) => {
    const [whole, word = '', name = ''] = match;
    const isWrite = writingClause.test(word);
    return [name, ...listedAfter(text.slice(match.index + whole.length))].map((each) => ({ name: each, isWrite }));
  });
}

function listedAfter(rest: string): string[] {
  const next = nextInList.exec(rest);
  return next?.[1] ? [next[1], ...listedAfter(rest.slice(next[0].length))] : [];
}
