import { describe, expect } from 'vitest';
import { metaOf } from '#contract/shapes.ts';
import type { Actor } from '#api/shared/context.ts';
import type { AccessRows, RawRow, Row } from '#api/shared/testing/access-row.ts';
import { calls } from '../../calls.ts';
import { rawRoutes } from '../../routes.ts';
import { callerOf, test, type AccessMatrix } from './make.ts';

const slices = Object.values(
  import.meta.glob<AccessRows>('../../../*/*/access-rows.ts', { eager: true, import: 'accessRows' }),
);
const rows: Record<string, Row> = Object.fromEntries(
  slices.flatMap(({ key, calls: own }) => Object.entries(own).map(([name, row]) => [`${key}.${name}`, row])),
);
const rawRows: Record<string, RawRow> = Object.assign({}, ...slices.map(({ raw = {} }) => raw));

/** Everybody has it, and it opens nothing of others. */
const ofEverybody = 'users.edit';

/** Claims that these commands look up without being opened by them. */
const besides: Record<string, readonly string[]> = {};

/** Claims that notice who looks them up. */
class Claims extends Array<string> {
  readonly granted = new Set<string>();
  override includes(claim: string): boolean {
    const isGranted = super.includes(claim);
    if (isGranted) this.granted.add(claim);
    return isGranted;
  }
}

function observed(accessMatrix: AccessMatrix): { seen: Claims; observedMatrix: AccessMatrix } {
  const { administrator } = accessMatrix.matrixActors;
  if (administrator.kind !== 'user') throw new Error('The administrator is signed in.');
  const seen = Claims.from(administrator.claims) as Claims;
  const actor: Actor = { ...administrator, claims: seen };
  return { seen, observedMatrix: { ...accessMatrix, matrixActors: { ...accessMatrix.matrixActors, administrator: actor } } };
}

const commands = calls.filter(({ declared }) => !metaOf(declared).reads);

describe('a command that a claim opens declares it, so that the audit trail has it', () => {
  test.for(commands.map((call) => [`${call.slice}.${call.name}`, call] as const))(
    '%s',
    async ([key, { method, path, declared }], { step, accessMatrix }) => {
      const { seen, observedMatrix } = observed(accessMatrix);
      const body = JSON.stringify(rows[key]?.body(accessMatrix.of));
      const send = callerOf(step, observedMatrix, { method, path });
      await send('administrator', body, { 'content-type': 'application/json' });
      const { claim } = metaOf(declared);
      const looked = [...seen.granted].filter((each) => each !== ofEverybody && !besides[key]?.includes(each));
      expect(claim === undefined ? looked : [...new Set([...looked, claim])]).toEqual(claim === undefined ? [] : [claim]);
    },
  );
});

const uploads = rawRoutes.filter(({ method, doc }) => method !== 'GET' && doc.auth === 'bearer');

describe('so does an upload', () => {
  test.for(uploads.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async ([key, { method, claim }], { step, accessMatrix }) => {
      const row = rawRows[key];
      const { seen, observedMatrix } = observed(accessMatrix);
      const send = callerOf(step, observedMatrix, { method, path: row?.path(accessMatrix.of) ?? '' });
      await send('administrator', new FormData());
      const looked = [...seen.granted].filter((each) => each !== ofEverybody);
      expect(looked.filter((each) => each !== claim)).toEqual([]);
    },
  );
});
