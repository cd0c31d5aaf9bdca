import type { AnyContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';

/** `/orders/cancel` is about orders; of `/users/invitations/withdraw` the path does not say whose the ids are. */
test('a command of staff with a longer path says which noun its ids belong to', () => {
  const silent = Object.entries(contract).flatMap(([slice, calls]) =>
    Object.entries<AnyContractProcedure>(calls).flatMap(([name, call]) => {
      const { about, claim, edits, reads } = metaOf(call);
      const parts = (call['~orpc'].route.path ?? '').split('/').length - 1;
      return claim === undefined || reads || about !== undefined || edits !== undefined || parts < 3
        ? []
        : `${slice}.${name}`;
    }),
  );
  expect(silent).toEqual([]);
});
