import type { FormError } from '#web/shared/ui/form-errors.tsx';

type Texts = Record<string, string>;
type Question = { question: Texts; answer: Texts };
type Money = { amount_minor: number; currency_id: number };
export type Choice = { key: string; name: string };

type Declared = { label: string; help?: string | undefined; optional?: string | undefined };

/** Each kind of field, with what its value is in the contract. */
type Kinds = {
  text: { value: string | null; longest?: number; isNullable?: boolean };
  texts: { value: Texts; longest?: number; isLong?: boolean; rows?: number };
  /** A list of texts: a line for each. */
  lines: { value: Texts[] };
  number: { value: number | null; decimals?: number };
  choice: { value: string | null; choices: readonly Choice[]; none?: string };
  reference: { value: number | null; choices: readonly Choice[]; none: string };
  references: {
    value: number[];
    choices: readonly Choice[];
    none: string;
    isOrdered?: boolean;
    /** Other choices for each value of another field. */
    choicesBy?: { field: string; of: Readonly<Record<string, readonly Choice[]>> };
  };
  flag: { value: boolean };
  prices: { value: Money[] };
  /** `isLogo`: shown whole, and with its transparent ground. */
  picture: { value: number | null; isLogo?: boolean };
  /** A file that is sent when it is chosen. */
  upload: {
    value: number | null;
    /** Where it is sent. */
    pathOf: (file: File) => string;
    accept: string;
    mostMegabytes: number;
    kinds: string;
    /** What the server does once all of it has arrived. */
    working: string;
    /** What the record has now. */
    stored: { id: number; name: string } | null;
    canBeNone?: boolean;
    /** The field that takes the length of a video. */
    lengthField?: string;
  };
  questions: { value: Question[] };
  /** A moment, by the clock of the time zone that another field of the record names, or of a fixed one. */
  moment: { value: string | null; zoneField?: string; zone?: string };
  /** Minor units of the currency that another field of the record names. */
  amount: { value: number | null; currencyField: string };
  /** A day, without a time zone. */
  day: { value: string | null };
  /** Any of the choices. */
  several: { value: string[]; choices: readonly Choice[] };
};
export type Kind = keyof Kinds;

/** Fields of this record whose value this kind holds. */
type NameOf<Row, Value> = { [Name in keyof Row & string]: Row[Name] extends Value ? Name : never }[keyof Row & string];

/** A field as its table declares it. */
export type FieldOf<Row> = {
  [K in Kind]: Declared & Omit<Kinds[K], 'value'> & { kind: K; name: NameOf<Row, Kinds[K]['value']> };
}[Kind];

export type Field = {
  [K in Kind]: Declared & Omit<Kinds[K], 'value'> & { kind: K; name: string };
}[Kind];

export type Section<Row> = { id: string; title: string; fields: readonly FieldOf<Row>[] };

export type TypedQuestion = { question: Texts; answer: Texts };
/** What stands in the controls of a field. */
export type Typed =
  | string
  | boolean
  | readonly number[]
  | readonly string[]
  | Readonly<Texts>
  | readonly TypedQuestion[];
export type FieldInputProps = {
  field: Field;
  typed: Typed | undefined;
  errors: readonly FormError[];
  /** What is typed in all fields. */
  row: TypedRow;
  /** `others` are fields that follow from it. */
  onChange: (typed: Typed, others?: TypedRow) => void;
  /** What this field takes is on its way: the form is saved once it is there. */
  onWaiting?: (isWaiting: boolean) => void;
};

export type TypedRow = Readonly<Record<string, Typed>>;

export function textIn(typed: Typed | undefined): string {
  return typeof typed === 'string' ? typed : '';
}

export function textsIn(typed: Typed | undefined): Readonly<Texts> {
  return isTexts(typed) ? typed : {};
}

export function idsIn(typed: Typed | undefined): readonly number[] {
  return Array.isArray(typed) ? typed.filter((id): id is number => typeof id === 'number') : [];
}

export function keysIn(typed: Typed | undefined): readonly string[] {
  return Array.isArray(typed) ? typed.filter((key): key is string => typeof key === 'string') : [];
}

export function questionsIn(typed: Typed | undefined): readonly TypedQuestion[] {
  return Array.isArray(typed) ? typed.filter((one): one is TypedQuestion => typeof one === 'object') : [];
}

export function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
