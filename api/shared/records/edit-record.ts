import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { metaOf } from '#contract/shapes.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '../context.ts';
import { queryOf, type ListQuery, type ResultPage } from '../database/retrieval.ts';
import { inTransaction } from '../database/transaction.ts';
import { changesBetween } from '../trail/changes-between.ts';
import { countChange, countCreation, type RecordKey } from './record-versions.ts';

type Input = { version?: number; [field: string]: unknown };
export type ReadSource = (ctx: Ctx, query: ListQuery<{ filter?: object }>) => Promise<ResultPage<{ id: number }>>;
type Verb = (ctx: Ctx, input: object) => Promise<{ id: number }>;

/**
 * Runs a command that edits a record, in one transaction: counts the change, refuses one that began from an old version,
 * and merges texts, so that a language that the input does not name stays as it is.
 */
export function editRecord(procedure: AnyContractProcedure, { read, verb }: { read: ReadSource; verb: Verb }) {
  const { edits: noun = '', claim = '', keyField = 'id', forOthers } = metaOf(procedure);
  const localized = localizedFieldsOf(procedure);
  return (ctx: Ctx, { version, ...input }: Input) => {
    const id = input[keyField];
    const key = typeof id === 'number' ? { noun, id } : undefined;
    if (forOthers) return editThenCount(ctx, { noun, key, version }, (tx) => verb(tx, input));
    requireClaim(ctx, claim);
    return inTransaction(ctx, async (tx) => {
      if (!key) {
        const made = await created(tx, noun, await verb(tx, input));
        await noteChanges(tx, { noun, before: null, read, id: made.id });
        return made;
      }
      const stored = await sourceOf(tx, read, key.id);
      await countChange(tx, key, version);
      const changed = await verb(tx, mergeTexts(stored, input, localized));
      await noteChanges(tx, { noun, before: stored, read, id: key.id });
      return changed;
    });
  };
}

type Edit = { noun: string; key: RecordKey | undefined; version: number | undefined };

/** The verb is the first to read the record, because it alone knows who may, and locks what the record belongs to. */
function editThenCount(ctx: Ctx, { noun, key, version }: Edit, verb: (tx: Ctx) => Promise<{ id: number }>) {
  return inTransaction(ctx, async (tx) => {
    const edited = await verb(tx);
    if (!key) return created(tx, noun, edited);
    await countChange(tx, key, version);
    return edited;
  });
}

async function created(tx: Ctx, noun: string, made: { id: number }) {
  await countCreation(tx, { noun, id: made.id });
  return made;
}

type Edited = { noun: string; before: Record<string, unknown> | null; read: ReadSource; id: number };

/** For the audit trail, where the command is of staff. */
async function noteChanges(tx: Ctx, { noun, before, read, id }: Edited): Promise<void> {
  if (tx.audit) tx.audit.changes = changesBetween(noun, before, await sourceOf(tx, read, id));
}

async function sourceOf(tx: Ctx, read: ReadSource, id: number): Promise<Record<string, unknown>> {
  const { results } = await read(tx, queryOf({ filter: { id, deleted: 'with' }, page: { number: 1, size: 1 } }));
  const [stored] = results;
  if (!stored) throw new Refusal('not_found');
  return stored;
}

/** An empty text removes its language. */
function mergeTexts(stored: Record<string, unknown>, input: object, localized: readonly string[]): object {
  const merged = Object.entries(input).map(([name, value]) => {
    if (!localized.includes(name) || !isTexts(value)) return [name, value];
    const texts = Object.entries({ ...(isTexts(stored[name]) && stored[name]), ...value });
    return [name, Object.fromEntries(texts.filter(([, text]) => text !== ''))];
  });
  return Object.fromEntries(merged);
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}

/** The fields of the item that hold a text by locale. */
function localizedFieldsOf({ '~orpc': { inputSchema } }: AnyContractProcedure): string[] {
  const data: unknown = inputSchema instanceof z.ZodObject ? inputSchema.shape.data : undefined;
  const item: unknown = data instanceof z.ZodTuple ? data.def.items[0] : undefined;
  if (!(item instanceof z.ZodObject)) return [];
  return Object.entries<unknown>(item.shape).flatMap(([name, field]) => (isLocalized(field) ? name : []));
}

function isLocalized(field: unknown): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault) {
    return isLocalized(field.unwrap());
  }
  return field instanceof z.ZodRecord && field.keyType instanceof z.ZodString && field.valueType instanceof z.ZodString;
}
