import type {
  AnyContractProcedure,
  AnySchema,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
  Meta,
} from '@orpc/contract';
import { implement, type Router } from '@orpc/server';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { metaOf, mostPerPage } from '#contract/shapes.ts';
import { auditCommand, nounOfPath } from '../trail/audit-command.ts';
import type { Ctx } from '../context.ts';
import { editRecord, type ReadSource } from '../records/edit-record.ts';
import { answer, done, queryOf, type ResultPage, type ListQuery } from '../database/retrieval.ts';
import { withinToken } from './within-token.ts';

type Contract = typeof contract;
export type ContractKey = keyof Contract;

type Handler<I, O> = (ctx: Ctx, input: I) => Promise<O>;

/** A handler of the whole input and the whole envelope, for a call that differs from its shape. */
export type Whole<I, O> = { whole: Handler<I, O> };

type VerbOf<I, O> = [O] extends [{ results: (infer R)[] }]
  ? Handler<ListQuery<I & { filter?: object }>, ResultPage<R>>
  : [O] extends [{ status: 'success'; data: [infer R] }]
    ? Handler<I extends { data: [infer D] } ? D : I, R>
    : [O] extends [{ status: 'success'; data: (infer R)[] }]
      ? Handler<I extends { data: infer D } ? D : I, R[]>
      : never;

type Bound<P> =
  P extends ContractProcedure<infer I extends AnySchema, infer O extends AnySchema, ErrorMap, Meta>
    ? VerbOf<InferSchemaOutput<I>, InferSchemaInput<O>> | Whole<InferSchemaOutput<I>, InferSchemaInput<O>>
    : never;

export type Verbs<K extends ContractKey> = { [C in keyof Contract[K]]: Bound<Contract[K][C]> };

/** Serves the calls of one key: a retrieval by its query, a command by its one item or its list. */
export function bindVerbs<K extends ContractKey>({ key, verbs }: { key: K; verbs: object }): Router<Contract[K], Ctx> {
  const declared: Record<string, AnyContractProcedure> = contract[key];
  const bound = Object.entries<LooseVerb>({ ...verbs }).map(([name, verb]) => {
    const procedure = declared[name];
    if (!procedure) throw new Error(`The contract declares no ${key}.${name}.`);
    const handle = 'whole' in verb ? verb.whole : inShape(procedure, edited({ procedure, declared, verbs }, verb));
    // Answers are typed against the contract and tested; validating each one would cost more than its SQL.
    const builder = implement(procedure, { initialOutputValidationIndex: Number.NaN }).$context<Ctx>();
    const audited = auditedAs(`${key}.${name}`, procedure);
    const { claim } = metaOf(procedure);
    const run = ({ context, input }: { context: Ctx; input: unknown }) =>
      withinToken(context, claim, (caller) =>
        auditCommand(caller, audited, { input, run: (ctx) => handle(ctx, input as never) }),
      );
    return [name, builder.handler(run)];
  });
  return Object.fromEntries(bound);
}

/** A retrieval with few results, which answers all of them unless the input names a page. */
export function wholePage<Q extends ListQuery<{ filter?: object }>, R extends object>(verb: Handler<Q, ResultPage<R>>) {
  return {
    whole: async (ctx: Ctx, input: Parameters<typeof queryOf>[0] & { fields?: string[] | undefined }) => {
      const query = queryOf({ page: { number: 1, size: mostPerPage }, ...input });
      return answer(await verb(ctx, query as Q), input);
    },
  };
}

type Bindings = { procedure: AnyContractProcedure; declared: Record<string, AnyContractProcedure>; verbs: object };

/** A command that edits a record needs the source of its noun, which the same slice serves. */
function edited({ procedure, declared, verbs }: Bindings, verb: Handler<never, unknown>): Handler<never, unknown> {
  const { edits: noun } = metaOf(procedure);
  if (noun === undefined) return verb;
  const [source = ''] = Object.entries(declared).find(([, each]) => metaOf(each).sourceOf === noun) ?? [];
  const read: unknown = Reflect.get(verbs, source);
  if (typeof read !== 'function') throw new Error(`No call answers the source of ${noun}.`);
  return editRecord(procedure, { read: read as ReadSource, verb: verb as never });
}

function auditedAs(call: string, procedure: AnyContractProcedure) {
  const { about, claim, edits, reads, secret: isSecret = false } = metaOf(procedure);
  const noun = about ?? edits ?? nounOfPath(procedure['~orpc'].route.path ?? '');
  return { call, noun, claim: reads ? undefined : claim, isSecret };
}

type LooseVerb = Handler<never, unknown> | Whole<never, unknown>;

function inShape({ '~orpc': { inputSchema, outputSchema } }: AnyContractProcedure, verb: Handler<never, unknown>) {
  if (hasField(outputSchema, 'results'))
    return async (ctx: Ctx, input: object) =>
      answer((await verb(ctx, queryOf(input) as never)) as ResultPage<object>, input);
  const type = typeOfData(inputSchema);
  if (type === 'array')
    return async (ctx: Ctx, { data }: { data: never }) => ({ status: 'success', data: await verb(ctx, data) });
  if (type === 'tuple') return async (ctx: Ctx, { data }: { data: [never] }) => done(await verb(ctx, data[0]));
  return async (ctx: Ctx, input: never) => done(await verb(ctx, input));
}

function hasField(schema: unknown, field: string): boolean {
  return schema instanceof z.ZodObject && field in schema.shape;
}

function typeOfData(schema: unknown): string | undefined {
  const data: unknown = schema instanceof z.ZodObject ? schema.shape.data : undefined;
  return data instanceof z.ZodType ? data.type : undefined;
}
