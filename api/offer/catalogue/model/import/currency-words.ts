import { folded } from './read-words.ts';

/** A dollar sign alone stands for each of these. */
const dollars = ['usd', 'cad', 'aud', 'nzd', 'hkd', 'sgd', 'nad', 'mxn', 'ars', 'clp', 'cop', 'uyu'];

const words = new Map<string, readonly string[]>(
  Object.entries({
    aoa: ['kz', 'kzs', 'akz', 'kwanza', 'kwanzas'],
    brl: ['r$', 'real', 'reais', 'reales'],
    usd: ['us$', 'u$s', 'usd$', 'dolar', 'dolares', 'dollar', 'dollars'],
    eur: ['€', 'euro', 'euros'],
    mzn: ['mt', 'mts', 'mtn', 'metical', 'meticais'],
    gbp: ['£', 'libra', 'libras', 'pound', 'pounds'],
    cve: ['esc', 'escudo', 'escudos'],
    zar: ['r', 'rand', 'rands'],
    stn: ['db', 'dobra', 'dobras'],
    xof: ['cfa', 'fcfa', 'f cfa'],
  }).flatMap(([key, spellings]) => spellings.map((spelling): [string, string[]] => [spelling, [key]])),
);
const codes = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** The keys of the currencies that a word may mean: «Kz», «R$», «US$», «MTn», `eur`. Empty: the word is no currency. */
export function currenciesCalled(word: string): readonly string[] {
  const name = folded(word).replace(/\.$/, '');
  if (name === '$') return dollars;
  return words.get(name) ?? (codes.has(name) ? [name] : []);
}
