import { oc, type AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { Id, Moment } from './basics.ts';

export const mostPerPage = 100;
export const defaultPageSize = 20;

/** A filter of a field: one value, any of a list, or bounds. `like` finds part of a text, ignoring case. */
export function matches<S extends z.ZodType>(value: S) {
  return z.union([
    value,
    z.array(value).min(1).max(mostPerPage),
    z.strictObject({ gte: value, lte: value, ne: value, like: z.string().max(200) }).partial(),
  ]);
}

export const Page = z.strictObject({
  number: z.int().min(1).max(100_000).default(1),
  size: z.int().min(1).max(mostPerPage).default(defaultPageSize),
});

export type CallMeta = {
  /** The input or the answer holds a password, a token or a signed address, so that nothing of either is stored. */
  secret?: boolean;
  /** It changes nothing, so that it needs no `Idempotency-Key`. */
  reads?: boolean;
  /** The noun whose records it reads as editors write them. Needs `claim`. */
  sourceOf?: string;
  /** The noun whose record it creates or changes, in the shape that its source answers. Needs `claim`. */
  edits?: string;
  /** Opens it to staff: a command that is sent with it has an entry in the audit trail. */
  claim?: string;
  /** The noun of its ids in the audit trail, where the first part of its path is another. */
  about?: string;
  /** The field of the input that names the record, where it is not `id`. */
  keyField?: string;
  /** Others may call it too, as its verb decides; only for nouns without texts by locale. */
  forOthers?: boolean;
};

export function metaOf(call: AnyContractProcedure): CallMeta {
  return call['~orpc'].meta;
}

type Described<C extends string> = CallMeta & {
  /** Imperative, without a full stop: `Place an order`. */
  summary: string;
  description?: string;
  refuses?: readonly C[];
};

/** A call with its refusal codes, which `contract/index.ts` compares with those that slices declare. */
export type Refuses<C extends string> = AnyContractProcedure & { '~orpc': { meta: { refuses: readonly C[] } } };

type RetrievalParts<F extends z.ZodObject, R extends z.ZodObject, S extends string, C extends string> = Described<C> & {
  filter: F;
  result: R;
  sort?: readonly [S, ...S[]];
};

/**
 * `POST /x {filter, fields, sort, page}` answers `{status, results, total}`. `filter` may also come as `data.filter`.
 */
export function retrieval<
  F extends z.ZodObject,
  R extends z.ZodObject,
  S extends string = never,
  C extends string = never,
>(path: `/${string}`, { filter, result, sort, ...parts }: RetrievalParts<F, R, S, C>) {
  const names = Object.keys(result.shape) as [keyof R['shape'] & string];
  const sortable = z.enum((sort ?? ['id']) as [S, ...S[]]);
  return described('POST', path, { ...parts, reads: true })
    .input(
      z
        .strictObject({
          filter: filter.optional(),
          data: z.strictObject({ filter: filter.optional() }).optional(),
          fields: z.array(z.enum(names)).min(1).max(names.length).optional(),
          sort: z
            .array(z.strictObject({ field: sortable, order: z.enum(['asc', 'desc']).default('asc') }))
            .max(3)
            .optional(),
          page: Page.optional(),
        })
        // An empty body requests everything [specification 7].
        .prefault({}),
    )
    .output(z.object({ status: z.literal('success'), results: z.array(result), total: z.int().nonnegative() }));
}

const listedOrDeleted = ['no', 'only', 'with'] as const;

/** What an editor and a conflict need to know of a record. */
const recordShape = {
  id: Id,
  version: z
    .int()
    .positive()
    .describe('Counts the changes. `PUT` takes it and refuses `changed_meanwhile` for an old one.'),
  updated_at: Moment.nullable().describe('Null: it was not changed since versions are counted.'),
  updated_by: z
    .object({ id: Id, name: z.string() })
    .nullable()
    .describe('The user who changed it; null for the system.'),
  deleted_at: Moment.nullable().describe('Null also where no record of the noun can be deleted.'),
};

/** `fields` are what `PUT` takes, without the id. */
type SourceParts<F extends z.ZodRawShape, W extends z.ZodRawShape, S extends string, R extends z.ZodRawShape> = Omit<
  Described<never>,
  'refuses'
> & {
  claim: string;
  fields: z.ZodObject<F>;
  /** What the source shows besides, and `PUT` does not take; empty for nothing. */
  shown: R;
  /** What the list is filtered by besides; empty for nothing. */
  filter: W;
  sort?: readonly [S, ...S[]];
};

/**
 * `POST /x/source` answers records exactly as `PUT /x` takes them: all languages, ids instead of names, drafts, and
 * deleted ones by `filter.deleted`.
 */
export function sourceRetrieval<
  F extends z.ZodRawShape,
  W extends z.ZodRawShape,
  R extends z.ZodRawShape,
  S extends string = 'id',
>(path: `/${string}`, { fields, filter, sort, shown, ...parts }: SourceParts<F, W, S, R>) {
  const sorts: readonly ['id' | 'updated_at' | S, ...('id' | 'updated_at' | S)[]] = [
    'id',
    'updated_at',
    ...(sort ?? []),
  ];
  const ofAll = { id: matches(Id), deleted: z.enum(listedOrDeleted).describe('`no` unless given.') };
  return retrieval(`${path}/source`, {
    ...parts,
    sourceOf: path.slice(1),
    filter: z.strictObject({ ...ofAll, ...filter }).partial(),
    result: fields.required().extend({ ...shown, ...recordShape }),
    sort: sorts,
    refuses: ['not_signed_in', 'not_allowed'],
  });
}

/** The change of a record whose source was read. */
export function versioned<S extends z.ZodRawShape>(change: z.ZodObject<S>) {
  return change.extend({
    version: z.int().positive().optional().describe('The version that was read; left out, the change applies to any.'),
  });
}

/** A decision by somebody whose page may be old. */
export function whileWaiting<S extends z.ZodRawShape>(decision: z.ZodObject<S>) {
  return decision.extend({
    while_waiting: z
      .literal(true)
      .optional()
      .describe(
        'Refuses `invalid_transition` where it no longer waits for a decision, as after that of somebody else.',
      ),
  });
}

type CommandParts<D extends z.ZodType, R extends z.ZodType, C extends string> = Described<C> & { data: D; result: R };

/** `{data: [one item]}` answers `{status, data: [one result]}`. */
export function command<D extends z.ZodType, R extends z.ZodType, C extends string = never>(
  method: 'POST' | 'PUT',
  path: `/${string}`,
  { data, ...parts }: CommandParts<D, R, C>,
) {
  return bodyCommand(method, path, { ...parts, body: z.strictObject({ data: z.tuple([data]) }) });
}

export const mostPerCommand = 100;

type ManyParts<I extends z.ZodType, R extends z.ZodType, C extends string> = Omit<CommandParts<I, R, C>, 'data'> & {
  item: I;
};

/** `{data: [items]}` answers `{status, data: [a result per item]}`: all of them done, or none. */
export function commandForMany<I extends z.ZodType, R extends z.ZodType, C extends string = never>(
  method: 'POST' | 'PUT',
  path: `/${string}`,
  { item, result, ...parts }: ManyParts<I, R, C>,
) {
  return described(method, path, parts)
    .input(z.strictObject({ data: z.array(item).min(1).max(mostPerCommand) }))
    .output(z.object({ status: z.literal('success'), data: z.array(result) }));
}

type BodyCommandParts<B extends z.ZodType, R extends z.ZodType, C extends string> = Omit<
  CommandParts<B, R, C>,
  'data'
> & { body: B };

/** A command whose body is not wrapped in `data`. */
export function bodyCommand<B extends z.ZodType, R extends z.ZodType, C extends string = never>(
  method: 'POST' | 'PUT',
  path: `/${string}`,
  { body, result, ...parts }: BodyCommandParts<B, R, C>,
) {
  return described(method, path, parts)
    .input(body)
    .output(z.object({ status: z.literal('success'), data: z.tuple([result]) }));
}

type SteppedParts<D extends z.ZodType, R extends z.ZodType, Q extends z.ZodType, C extends string> = CommandParts<
  D,
  R,
  C
> & { question: Q };

/** A command that may require one more step, as signing in requires a second factor. */
export function steppedCommand<D extends z.ZodType, R extends z.ZodType, Q extends z.ZodType, C extends string = never>(
  method: 'POST' | 'PUT',
  path: `/${string}`,
  { data, result, question, ...parts }: SteppedParts<D, R, Q, C>,
) {
  return described(method, path, parts)
    .input(z.strictObject({ data: z.tuple([data]) }))
    .output(
      z.discriminatedUnion('status', [
        z.object({ status: z.literal('success'), data: z.tuple([result]) }),
        z.object({ status: z.literal('verification_required'), data: z.tuple([question]) }),
      ]),
    );
}

function described<C extends string>(
  method: 'POST' | 'PUT',
  path: `/${string}`,
  { summary, description, refuses = [], secret = false, reads = false, ...meta }: Described<C>,
) {
  return oc
    .$meta({ ...meta, secret, reads, refuses })
    .route({ method, path, summary, ...(description !== undefined && { description }) })
    .errors(Object.fromEntries(['invalid_input', ...refuses].map((code) => [code, {}])));
}

/** Gives each refusal of these calls the status that its slice declares. The calls stay the same objects. */
export function withStatuses(calls: Record<string, AnyContractProcedure>, statuses: Record<string, number>): object {
  for (const { '~orpc': declared } of Object.values(calls)) {
    for (const code of Object.keys(declared.errorMap)) {
      Object.assign(declared.errorMap, { [code]: { status: statuses[code] } });
    }
  }
  return calls;
}
