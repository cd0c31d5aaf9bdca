import type { AnyContractProcedure } from '@orpc/contract';
import type { MessageRule } from './people/messages/values.ts';
import type { Together } from './rules/merged.ts';
import type { Setting } from './setting.ts';

declare const payload: unique symbol;

/** The payload exists in the type only. */
export type EventType<P> = { [payload]?: P };
export type Payload<E> = E extends EventType<infer P> ? P : never;

export function event<P extends object>(): EventType<P> {
  return {};
}

type Declared = {
  calls: Record<string, AnyContractProcedure>;
  events?: Record<string, EventType<object>>;
  messages?: Record<string, MessageRule>;
  /** The HTTP status of each refusal. */
  refusals?: Record<string, number>;
  /** Application settings by their keys. */
  settings?: Record<string, Setting>;
};

/** All that a slice declares. */
export function declareSlice<const D extends Declared>(declared: D): D {
  return declared;
}

type Field<S, F extends string> = S extends Record<F, infer V> ? V : never;

/** The declarations of all slices in one field, merged. */
export type Gathered<S, F extends string> = Together<{ [K in keyof S]: Field<S[K], F> }[keyof S]>;

export function gather<S extends Record<string, object>, F extends string>(slices: S, field: F): Gathered<S, F> {
  const declared = Object.values(slices).map((slice) => (slice as { [K in F]?: object })[field] ?? {});
  const names = declared.flatMap(Object.keys);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two slices declare ${twice} in their ${field}.`);
  return Object.assign({}, ...declared);
}
