import type { Query } from '#web/shared/lists/prefetch-list.ts';

/** What the source of every noun answers besides its own fields. */
export type RecordRow = {
  id: number;
  version: number;
  updated_at: string | null;
  updated_by: { id: number; name: string } | null;
  deleted_at: string | null;
};

export type Deleted = 'no' | 'only' | 'with';
export type Sorting<Sort extends string> = { field: Sort; order: 'asc' | 'desc' };

export type SourceInput<Filter, Sort extends string> = {
  filter: Filter & { id?: number | number[]; deleted?: Deleted };
  sort?: Sorting<Sort>[];
  page: { number: number; size: number };
};

/** Fields by their names in the contract. */
export type Values = Record<string, unknown>;

type Answer = Promise<{ data: [{ id: number }] }>;
type Reference = { data: [{ id: number }] };

export type ListedRow = { id: number; deleted_at?: string | null };

/** A noun as the desk lists it. */
export type Listed<Row extends ListedRow = ListedRow, Filter extends object = object, Sort extends string = string> = {
  /** Its address below `/admin/`. */
  name: string;
  source(input: SourceInput<Filter, Sort>): Query<{ results: Row[]; total: number }>;
  nameOf: (row: Row, locale: string) => string;
  /** Below `/admin/`, where a row opens another page than its own below `name`; undefined where it opens none. */
  pathOf?: (row: Row) => string | undefined;
};

/** A noun as the desk lists and edits it: the calls of its source and of its commands. */
export type Noun<
  Row extends RecordRow = RecordRow,
  Filter extends object = object,
  Sort extends string = string,
> = Listed<Row, Filter, Sort> & {
  claim: string;
  // Methods, so that a noun may take the fields of its own contract: the table of fields of its form names no others.
  /** Left out where a record begins in another way than by its form. */
  create?(input: { data: [Values] }): Answer;
  /** `whole` is all that stands in the form, for what is sent in one piece. */
  update(input: { data: [Values] }, whole: Values): Answer;
  /** Left out where no record can be deleted. */
  remove?: (input: Reference) => Answer;
  restore?: (input: Reference) => Answer;
  /** What a new record begins with. */
  blank: Omit<Row, keyof RecordRow>;
};

/** The records that a source lists. */
export type RowOf<Source> = Source extends (...input: never[]) => Promise<{ results: (infer Row)[] }> ? Row : never;

/** What one can do with a record, for its menu, its page and the bar of many. */
export type Verb<Row> = {
  key: string;
  label: string;
  isDanger?: boolean;
  can: (row: Row) => boolean;
  send: (row: Row) => Promise<unknown>;
  /** The opposite call, for those to whom it was done. */
  undo: (row: Row) => Promise<unknown>;
  done: (count: number) => string;
};
