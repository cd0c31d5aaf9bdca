import type { Bank, Refused } from './bank.ts';
import type { Network } from './network.ts';
import { backLink, escape, inThrees, kwanzas, page, warning } from './page-frame.ts';
import { phoneList } from './phone-pages.ts';
import type { Reference } from './state.ts';
import { texts, type Language } from './texts.ts';

type Look = { bank: Bank; network: Network; language: Language; entity: string };

export function frontPage({ bank, network, language, entity }: Look): string {
  const t = texts[language];
  const waiting = bank
    .openReferences()
    .map((reference) => row(reference, language))
    .join('');
  return page(
    language,
    `<h2>${t.enter}</h2>
    <form action="/pay" method="get"><input type="hidden" name="lang" value="${language}">
      <p>${t.entity}: <b>${entity}</b></p>
      <label for="reference">${t.reference}</label>
      <input id="reference" name="reference" inputmode="numeric" required pattern="[0-9 ]{9,11}">
      <button>${t.go}</button></form>
    <h2>${t.waiting}</h2>${waiting ? `<ul>${waiting}</ul>` : `<p>${t.none}</p>`}
    ${phoneList(network, language)}`,
  );
}

export function payPage({ bank, language, entity }: Omit<Look, 'network'>, id: number, refused?: Refused): string {
  const t = texts[language];
  const reference = bank.reference(id);
  if (!reference) return page(language, warning(t.unknown) + backLink(t, language));
  if (bank.isPaid(id))
    return page(
      language,
      `<h2>${t.paid}</h2>${facts(reference, { language, entity })}${payAnyway(reference, language, t.again)}${backLink(t, language)}`,
    );
  if (reference.state === 'deleted' || refused === 'expired')
    return page(
      language,
      warning(t[refused ?? 'deleted']) + payAnyway(reference, language, t.late) + backLink(t, language),
    );
  return page(
    language,
    `${refused ? warning(t[refused]) : ''}${facts(reference, { language, entity })}
    <form method="post" action="/pay/${id}?lang=${language}">
      <input type="hidden" name="amount" value="${escape(reference.amount)}">
      <button class="main">${t.pay} ${kwanzas(reference.amount, language)}</button></form>
    <details${refused ? ' open' : ''}><summary>${t.otherAmount}</summary><p>${t.otherHint}</p>
      <form method="post" action="/pay/${id}?lang=${language}"><label for="amount">${t.amount} (AOA)</label>
        <input id="amount" name="amount" inputmode="decimal" required><button>${t.payOther}</button></form></details>
    ${backLink(t, language)}`,
  );
}

/** To see what the site does with money that arrives late or twice. */
function payAnyway({ id, amount }: Reference, language: Language, words: string): string {
  const t = texts[language];
  return `<details><summary>${words}</summary><p>${t.anywayHint}</p>
    <form method="post" action="/pay/${id}?lang=${language}"><input type="hidden" name="anyway" value="1">
      <label for="anyway">${t.amount} (AOA)</label>
      <input id="anyway" name="amount" inputmode="decimal" required value="${escape(amount)}">
      <button>${t.payOther}</button></form></details>`;
}

export function paidPage(language: Language, amount: string): string {
  const t = texts[language];
  return page(
    language,
    `<div role="status"><h2>${t.paid}: ${kwanzas(amount, language)}</h2><p>${t.delivered}</p></div>${backLink(t, language)}`,
  );
}

function row({ id, amount, custom_fields }: Reference, language: Language): string {
  const order = custom_fields['order'] ? ` · ${escape(custom_fields['order'])}` : '';
  return `<li><a href="/pay/${id}?lang=${language}">${inThrees(id)}</a> · ${kwanzas(amount, language)}${order}</li>`;
}

function facts(
  { id, amount, end_datetime, custom_fields }: Reference,
  { language, entity }: { language: Language; entity: string },
): string {
  const t = texts[language];
  const rows = [
    [t.entity, entity],
    [t.reference, inThrees(id)],
    [t.amount, kwanzas(amount, language)],
    [t.until, dayIn(end_datetime, language)],
    [t.order, custom_fields['order'] ?? ''],
  ];
  const shown = rows
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escape(value ?? '')}</dd>`);
  return `<dl>${shown.join('')}</dl>`;
}

function dayIn(date: string, language: Language): string {
  const day = new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(`${date}T00:00:00Z`));
}
