import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { LineAmounts } from '../model/split-line.ts';

/** The id of the new line, of which nobody has the seat. */
export async function splitItem(
  tx: Ctx,
  id: number,
  { one, rest }: { one: LineAmounts; rest: LineAmounts },
): Promise<number> {
  await tx.db.updateTable('order_items').set(rest).where('id', '=', id).execute();
  const { rows } = await sql<{ id: number }>`
    insert into order_items (order_id, kind, course_id, class_id, title, quantity, unit_price_minor, discount_minor,
      tax_rate_percent, net_minor, tax_minor, regulation_sha256)
    select order_id, kind, course_id, class_id, title, ${one.quantity}, ${one.unit_price_minor}, ${one.discount_minor},
      tax_rate_percent, ${one.net_minor}, ${one.tax_minor}, regulation_sha256
    from order_items where id = ${id} returning id`.execute(tx.db);
  const [made] = rows;
  if (!made) throw new Error(`Line ${id} could not be split.`);
  return made.id;
}
