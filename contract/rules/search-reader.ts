import { isDay, type Day } from './days.ts';

type Raw = Record<string, unknown>;
type Kind = (raw: unknown) => string | number | true | readonly (string | number)[] | undefined;
type Kinds = Record<string, Kind>;

/** What a page reads from its address. */
type Search<Read extends Kinds> = { [Name in keyof Read]?: NonNullable<ReturnType<Read[Name]>> };

/** The search as a route declares it: names without a value are there as undefined. */
type ValidSearch<Read extends Kinds> = { [Name in keyof Read]?: NonNullable<ReturnType<Read[Name]>> | undefined };

/**
 * Reads the search of an address, each name by its kind. Values that the kind does not accept, and those that the page
 * has without them, are left out, so that each choice has one address.
 */
export function searchReader<Read extends Kinds>(kinds: Read): (raw: Raw) => Search<Read> {
  return (raw) => {
    const search: Search<Read> = {};
    for (const [name, kind] of Object.entries(kinds)) {
      const value = kind(raw[name]);
      if (value !== undefined) Object.assign(search, { [name]: value });
    }
    return search;
  };
}

/** For `validateSearch`: the router merges the result into the raw search, so that a name left out would stay raw. */
export function validSearch<Read extends Kinds>(kinds: Read): (raw: Raw) => ValidSearch<Read> {
  const read = searchReader(kinds);
  const none = Object.fromEntries(Object.keys(kinds).map((name) => [name, undefined]));
  return (raw) => ({ ...none, ...read(raw) });
}

/** Text of at most `longest` characters. PostgreSQL stores no null character. */
export function text(longest: number): (raw: unknown) => string | undefined {
  return (raw) => (isPlain(raw) && String(raw).replaceAll('\0', '').trim().slice(0, longest)) || undefined;
}

/** One of the names, of which the page has `usual` where the address has none. */
export function oneOf<const Name extends string, Usual extends Name = never>(
  names: readonly Name[],
  usual?: Usual,
): (raw: unknown) => Exclude<Name, Usual> | undefined {
  return (raw) => names.find((name): name is Exclude<Name, Usual> => name === raw && name !== usual);
}

export function flag(raw: unknown): true | undefined {
  return raw === 'true' || raw === true || undefined;
}

export function wholeNumber({ least, most }: { least: number; most: number }): (raw: unknown) => number | undefined {
  return (raw) => {
    const number = isPlain(raw) ? Number(raw) : Number.NaN;
    return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined;
  };
}

export const idNumber = wholeNumber({ least: 1, most: Number.MAX_SAFE_INTEGER });

export const lastPage = 100_000;

/** The first page has no number in its address. */
export const laterPage = wholeNumber({ least: 2, most: lastPage });

export function day(raw: unknown): Day | undefined {
  return typeof raw === 'string' && isDay(raw) ? raw : undefined;
}

export function dayBetween(first: Day, last: Day): (raw: unknown) => Day | undefined {
  return (raw) => {
    const date = day(raw);
    return date !== undefined && date >= first && date <= last ? date : undefined;
  };
}

/** Several values come as a list from a form, and separated by commas from an address. */
export function words(raw: unknown): string[] {
  const list: unknown[] = [raw].flat();
  return list
    .filter((value) => value !== undefined && typeof value !== 'object')
    .join(',')
    .split(',');
}

/** Those of the names that are there, in their own order. */
export function someOf<const Name extends string>(names: readonly Name[]): (raw: unknown) => Name[] | undefined {
  return (raw) => {
    const present = words(raw);
    return filled(names.filter((name) => present.includes(name)));
  };
}

export function ids(most: number): (raw: unknown) => number[] | undefined {
  return (raw) => {
    const numbers = words(raw).flatMap((word) => idNumber(word) ?? []);
    return filled([...new Set(numbers)].toSorted((one, other) => one - other).slice(0, most));
  };
}

function filled<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined;
}

function isPlain(raw: unknown): raw is string | number {
  return typeof raw === 'string' || typeof raw === 'number';
}
