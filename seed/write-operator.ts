import type { OpeningHours } from '#contract/rules/opening-hours.ts';
import { writeSettings } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';

const hours = {
  pt: 'Dias úteis, das 8h00 às 17h00 (hora de Luanda)',
  'en-GB': 'Weekdays, 8 am to 5 pm (Luanda time)',
};

const contact = {
  contactAddress: 'Rua Rainha Ginga, 87, 2.º andar\nLuanda, Angola',
  contactPhone: '+244 222 000 000',
  contactHours: JSON.stringify(hours),
};

/** The links of the footer. */
const links = {
  PrivacyPolicyUrl: '/privacy-policy',
  WebsiteUrl: 'https://mestria.example',
  LinkedinUrl: 'https://www.linkedin.com/company/mestria',
};

const seller = {
  sellerName: 'Mestria, Lda. (demonstração)',
  sellerTaxId: '5417000000',
  sellerAddress: 'Rua Rainha Ginga, 87, 2.º andar, Luanda',
};

/** An account number that no bank has, with valid check digits, so that nobody loses money to it. */
const account = {
  bankName: 'Banco de demonstração',
  bankIban: 'AO06000000001234567890135',
  bankAccountHolder: 'Conta de demonstração: não transferir',
};

const cashDesk = {
  cashAddress: JSON.stringify({
    pt: 'Rua Rainha Ginga, 87, 2.º andar, Luanda',
    'en-GB': 'Rua Rainha Ginga, 87, 2nd floor, Luanda',
  }),
  cashHours: JSON.stringify({
    open: [{ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '08:00', to: '17:00' }],
    holidays: ['01-01', '02-04', '03-08', '03-23', '04-04', '05-01', '09-17', '11-02', '11-11', '12-25'],
    zone: 'Africa/Luanda',
  } satisfies OpeningHours),
};

export async function writeOperator(ctx: Ctx): Promise<void> {
  await writeSettings(ctx, {
    ...contact,
    ...links,
    ...seller,
    ...account,
    ...cashDesk,
    multicaixaExpress: 'true',
    // Visitors of the demo look around quickly.
    progressFloorPercent: '0',
    contactEmail: 'ajuda@mestria.example',
  });
}
