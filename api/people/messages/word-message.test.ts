import { messageKinds } from '#contract/index.ts';
import { describe, expect, test } from 'vitest';
import { localeKeys } from '#contract/basics.ts';
import { everyFact, orderFacts as order } from './make.ts';
import type { Facts } from './store/facts.ts';
import { wordMessage } from './word-message.ts';

const awaited = { kind: 'payment_awaited', facts: order };

describe('a message', () => {
  test('is worded in the locale of its reader and the time zone of the operator', () => {
    expect(wordMessage(awaited, 'pt-AO').text).toBe(
      'Esperamos pelo pagamento de 45\u00A0000,00\u00A0AOA. Os lugares ficam guardados até 24 de novembro de 2026 às 12:30 (hora de Luanda). Os dados para pagar estão na página da encomenda.',
    );
    expect(wordMessage(awaited, 'pt-MZ').text).toContain('às 12:30 (hora de Luanda)');
    expect(wordMessage(awaited, 'en-GB')).toEqual({
      title: 'Pay order M-2026-000123 by 24 November 2026 at 12:30 (Luanda time)',
      text: 'We are waiting for your payment of AOA\u00A045,000.00. We keep your places until 24 November 2026 at 12:30 (Luanda time). The order page shows how to pay.',
    });
  });

  test('has the time zone of the class, and the title of the course in that language', () => {
    const facts: Facts = {
      course: { text: { pt: 'Higiene das mãos', 'en-GB': 'Hand hygiene' } },
      class: 'HM-1',
      dated: 'yes',
      given: 'no',
      organization: '',
      start: { moment: '2026-11-30T07:00:00Z', tz: 'Africa/Maputo' },
    };
    expect(wordMessage({ kind: 'enrollment_opened', facts }, 'en-GB')).toEqual({
      title: 'Enrolment confirmed: Hand hygiene',
      text: 'Your enrolment in class HM-1 is confirmed. It starts on 30 November 2026 at 09:00 (Maputo time).',
    });
  });

  test('names a discount code only where the order has one', () => {
    const without = wordMessage({ kind: 'order_placed', facts: { ...order, coupon: 'none', discount: '' } }, 'en-GB');
    expect(without.text).toMatch(/^We have received your order for AOA\u{A0}45,000.00. On the order page/u);
    const discount = { money: { amount_minor: 450_000, symbol: 'AOA' } };
    const withCode = wordMessage({ kind: 'order_placed', facts: { ...order, coupon: 'VERAO-10', discount } }, 'pt-AO');
    expect(withCode.text).toContain('O código VERAO-10 descontou 4\u00A0500,00\u00A0AOA. Na página da encomenda');
  });

  test('of a removed kind has a fallback text', () => {
    const gone = wordMessage({ kind: 'fax_received', facts: {} }, 'en-GB');
    expect(gone).toEqual({ title: 'A message from Mestria', text: 'This message can no longer be shown in full.' });
  });

  test('without a fact of its text has a fallback text', () => {
    const worded = wordMessage({ kind: 'order_placed', facts: { number: 'M-1', approval: 'no' } }, 'en-GB');
    expect(worded).toEqual({
      title: 'Order M-1 is waiting for your payment',
      text: 'This message can no longer be shown in full.',
    });
  });

  test('keeps user input as plain text', () => {
    const reason = '<script>alert(1)</script> {number} <b>';
    const { text } = wordMessage({ kind: 'certificate_revoked', facts: { number: 'X', course: 'Y', reason } }, 'pt-PT');
    expect(text).toContain(reason);
  });

  test('has a name, a title and a text of its own in every language', () => {
    for (const kind of messageKinds) {
      const all = localeKeys.map((locale) => wordMessage({ kind, facts: everyFact }, locale));
      for (const { title, text } of all) {
        expect([kind, title.length > 5 && text.length > 20]).toEqual([kind, true]);
        expect(`${title} ${text}`).not.toMatch(/no longer be shown|já não pode ser mostrada|[{}]|undefined/);
      }
      expect(all[0]?.title).not.toBe(all[3]?.title);
    }
  });
});
