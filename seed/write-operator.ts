import { writeSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';

const hours = {
  pt: 'Dias úteis, das 8h00 às 17h00 (hora de Luanda)',
  'en-GB': 'Working days, 8 a.m. to 5 p.m. (Luanda time)',
};

/** Where the demo house is reached. Nobody answers at this number. */
export async function writeContact(ctx: Ctx): Promise<void> {
  const told = {
    contactAddress: 'Rua Rainha Ginga, 87, 2.º andar\nLuanda, Angola',
    contactPhone: '+244 222 000 000',
    contactHours: JSON.stringify(hours),
  };
  for (const [key, value] of Object.entries(told)) await writeSetting(ctx, { key, value, isPublic: true });
}
