type Raw = Record<string, unknown>;
type Reader = (raw: unknown) => string | number | true | undefined;
type Read<Readers extends Record<string, Reader>> = {
  [Name in keyof Readers]?: NonNullable<ReturnType<Readers[Name]>>;
};

/**
 * Reads the search of an address, one reader for each name. Values that a reader does not accept, and those that its
 * page has without them, are left out, so that each choice has one address.
 */
export function searchReader<Readers extends Record<string, Reader>>(readers: Readers): (raw: Raw) => Read<Readers> {
  return (raw) => {
    const read: Partial<Record<string, ReturnType<Reader>>> = {};
    for (const [name, reader] of Object.entries(readers)) {
      const value = reader(raw[name]);
      if (value !== undefined) read[name] = value;
    }
    return read as Read<Readers>;
  };
}

/** Text of at most `longest` characters. PostgreSQL stores no null character. */
export function textUpTo(longest: number): (raw: unknown) => string | undefined {
  return (raw) => (isPlain(raw) && String(raw).replaceAll('\0', '').trim().slice(0, longest)) || undefined;
}

/** One of the names, of which the page has `usual` where the address has none. */
export function nameIn<const Name extends string, Usual extends Name = never>(
  names: readonly Name[],
  usual?: Usual,
): (raw: unknown) => Exclude<Name, Usual> | undefined {
  return (raw) => names.find((name): name is Exclude<Name, Usual> => name === raw && name !== usual);
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

function isPlain(raw: unknown): raw is string | number {
  return typeof raw === 'string' || typeof raw === 'number';
}
