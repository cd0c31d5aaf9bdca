import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openingHoursIn } from '#contract/rules/opening-hours.ts';
import { test } from '#api/shared/testing/database.ts';

const script = readFileSync('api/migrations/20261127-0121-opening-hours.sql', 'utf8');

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
const luanda = { holidays: [], zone: 'Africa/Luanda' };

test.for([
  [
    '{"pt":"Dias úteis, das 8h00 às 17h00 (hora de Luanda)","en-GB":"Weekdays, 8 am to 5 pm (Luanda time)"}',
    { open: [{ weekdays, from: '08:00', to: '17:00' }], ...luanda },
  ],
  ['Dias úteis, das 9h30 às 16h45', { open: [{ weekdays, from: '09:30', to: '16:45' }], ...luanda }],
  ['Dias úteis, das 8h00 às 17h00; sábados, das 8h00 às 12h00', null],
  ['De segunda a sexta', null],
  ['', null],
] as const)('the text %j of an older site becomes %j', async ([value, hours], { ctx }) => {
  const settings = ctx.db.updateTable('application_settings').where('key', '=', 'cashHours');
  await settings.set({ value }).execute();
  await sql.raw(script).execute(ctx.db);
  const { value: stored } = await ctx.db
    .selectFrom('application_settings')
    .select('value')
    .where('key', '=', 'cashHours')
    .executeTakeFirstOrThrow();
  expect(openingHoursIn(stored)).toEqual(hours);
  expect(stored === value).toBe(hours === null);
});
