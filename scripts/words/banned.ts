/** Words that this repository does not use, and the standard term for each: see "Words" in CONTRIBUTING.md. */
type Banned = { say: string; words: string[] };

/** As a part of a name (`tellPaid`, `keptFile`, `askOf`), of a file or of a folder. */
const inNames: Banned[] = [
  { say: 'emit, notify or report', words: ['tell', 'tells', 'telling', 'told'] },
  { say: 'input, filter or query', words: ['wish', 'wishes', 'wished', 'ask', 'asks', 'asked', 'hunt'] },
  { say: 'stored or cached', words: ['kept', 'keeper', 'shelf', 'shelves'] },
  { say: 'listen or subscribe', words: ['hear', 'hears', 'heard', 'hearer', 'hearers'] },
  { say: 'load, prefetch or fetch', words: ['bring', 'brings', 'brought'] },
  { say: 'phone', words: ['telephone'] },
  { say: 'operator, or system for the actor of jobs', words: ['house'] },
  { say: 'summary', words: ['brief'] },
  { say: 'seed', words: ['furnish', 'furnished'] },
  { say: 'compute', words: ['reckon', 'reckoned', 'reckoning'] },
  { say: 'handle', words: ['heed'] },
  { say: 'purge or clear', words: ['forget', 'forgets', 'forgotten'] },
  { say: 'require', words: ['must'] },
  { say: 'hydrated', words: ['awake'] },
  { say: 'action', words: ['deed', 'deeds'] },
  { say: 'hostile', words: ['naughty'] },
  { say: 'accessMatrix', words: ['walk', 'walkers'] },
  { say: 'yield', words: ['breathe'] },
  { say: 'anyone', words: ['whoever'] },
  { say: 'again', words: ['anew'] },
];

/** As the whole name of a variable, a parameter or a type: a participle says what happened to a thing, not what it is. */
const asNames: Banned[] = [
  { say: 'match, row, existing or result', words: ['found'] },
  { say: 'input or options', words: ['given'] },
  { say: 'existing', words: ['known'] },
  { say: 'requested, expected or query', words: ['wanted'] },
  { say: 'text or answer', words: ['said'] },
  { say: 'stored or saved', words: ['written'] },
  { say: 'rendered', words: ['drawn'] },
];

/** In comments, titles of tests and documentation. */
const inProse: Banned[] = [
  { say: '"anyone who"', words: ['whoever'] },
  { say: '"again"', words: ['anew'] },
  { say: '"compute"', words: ['reckon', 'reckons', 'reckoned', 'reckoning'] },
  { say: '"seed"', words: ['furnish', 'furnishes', 'furnished'] },
  { say: '"handle"', words: ['heed', 'heeds', 'heeded'] },
  { say: '"phone"', words: ['telephone', 'telephones'] },
  { say: '"operator" or "site"', words: ['the house', 'a house'] },
  { say: '"idempotent"', words: ['bears repeating', 'bear repeating'] },
  { say: '"page cache"', words: ['shelf'] },
];

/** `wish` → `input, filter or query` */
const bannedInNames = termsOf(inNames);
const bannedAsNames = termsOf(asNames);
const prose = termsOf(inProse);
const prosePattern = new RegExp(`\\b(${[...prose.keys()].join('|')})\\b`, 'gi');

/** Names of a library or the specification, and of columns and events that databases hold. */
const foreign = new Set([
  'keepPreviousData',
  'forgotPassword',
  'account_kept',
  'address_change_asked',
  'forgotten_at',
  'is_kept',
  'asked_letters',
  'letter_asked',
  'price_told_at',
  'price_told_minor',
  'seat_told_at',
  'told_at',
  'told_messages',
]);

export function faultOfName(name: string): string | undefined {
  if (foreign.has(name)) return undefined;
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const part = parts.map((one) => one.toLowerCase()).find((one) => bannedInNames.has(one));
  return part && `"${name}" says "${part}"; say ${bannedInNames.get(part)}.`;
}

export function faultOfDeclaredName(name: string): string | undefined {
  const term = bannedAsNames.get(name.toLowerCase());
  return term && `"${name}" is a participle; say ${term}.`;
}

export function faultsOfProse(text: string): string[] {
  return [...text.matchAll(prosePattern)].map(
    ([word]) => `"${word}" is not a word of ours; say ${prose.get(word.toLowerCase())}.`,
  );
}

function termsOf(list: Banned[]): Map<string, string> {
  return new Map(list.flatMap(({ say, words }) => words.map((word) => [word, say])));
}
