import { sql } from 'kysely';
import type { Db } from '#api/shared/database/database.ts';

/**
 * Ends the statements of this transaction on a PostgreSQL server soon after the client is gone, however that was ended,
 * and each of them after ten minutes. Without it a query goes on until its first row is sent.
 */
export async function endWithClient(db: Db): Promise<void> {
  await sql`set local client_connection_check_interval = '2s'`.execute(db);
  await sql`set local statement_timeout = '10min'`.execute(db);
}
