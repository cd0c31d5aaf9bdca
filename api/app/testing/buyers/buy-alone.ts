import { readFileSync } from 'node:fs';
import { Refusal } from '#contract/refusals.ts';
import { placeAccepted } from '#api/sales/orders/make.ts';
import { readConfig } from '#api/shared/config/config.ts';
import type { Actor, Ctx } from '#api/shared/context.ts';
import { openPostgres } from '#api/shared/database/database.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';

/** The file that the first argument names. */
export type Buying = { url: string; folder: string; now: string; code: string; buyers: Actor[] };

export type Bought = { placed: number; discounted: number; refusals: string[]; faults: string[] };

/** As many as have a connection; more would only wait for one. */
const atOnce = 10;

// A process of its own that orders for its buyers, with the code while it has uses, and without afterwards.
const { url, folder, now, code, buyers }: Buying = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const database = await openPostgres(url);
const bought: Bought = { placed: 0, discounted: 0, refusals: [], faults: [] };
const waiting = [...buyers];
await Promise.all(Array.from({ length: atOnce }, buyOneByOne));
await database.close();
process.stdout.write(JSON.stringify(bought));

async function buyOneByOne(): Promise<void> {
  for (let actor = waiting.shift(); actor; actor = waiting.shift()) {
    await buy(ctxOf(actor)).catch((error: unknown) => bought.faults.push(String(error)));
  }
}

async function buy(buyer: Ctx): Promise<void> {
  for (const input of [{ coupon_code: code }, {}]) {
    try {
      const { discount_minor } = await placeAccepted(buyer, input);
      bought.placed += 1;
      if (discount_minor > 0) bought.discounted += 1;
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'coupon_used_up') return void bought.refusals.push(error.code);
    }
  }
}

function ctxOf(actor: Actor): Ctx {
  return {
    db: database.db,
    actor,
    locale: 'pt-PT',
    now: () => new Date(now),
    files: openFileStore(folder),
    config: readConfig({ DATA_DIR: folder, APP_SECRET: 'a secret that only the tests know, long enough' }),
    client: { address: '127.0.0.1', agent: 'test' },
  };
}
