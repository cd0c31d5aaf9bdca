import { reasons, type Outcome } from './automatic.ts';
import type { Network } from './network.ts';
import { backLink, escape, inThrees, kwanzas, page, warning } from './page-frame.ts';
import type { Requested } from './rest.ts';
import type { Transaction } from './state.ts';
import { languageOf, texts, type Language } from './texts.ts';

type Shown = { status: number; html: string };

const outcomes: Record<string, Outcome> = {
  approve: { status: 'accepted', reason: null },
  refuse: { status: 'rejected', reason: reasons.refused },
  noFunds: { status: 'rejected', reason: reasons.noFunds },
  overLimit: { status: 'rejected', reason: reasons.overLimit },
  byBank: { status: 'rejected', reason: reasons.byBank },
  noExpress: { status: 'rejected', reason: reasons.noExpress },
  expire: { status: 'rejected', reason: reasons.expired },
};
const others = ['noFunds', 'overLimit', 'byBank', 'noExpress', 'expire'] as const;

type Shows = Pick<Requested, 'method' | 'path' | 'query' | 'body'>;

/** The phone on which a push is answered, by the key of its transaction. Answers null for other addresses. */
export function answerPhone(network: Network) {
  return ({ method, path, query, body }: Shows): Shown | null => {
    if (!path.startsWith('/phone/')) return null;
    const language = languageOf(query);
    const t = texts[language];
    const transaction = network.findByKey(path.split('/')[2] ?? '');
    if (!transaction) return { status: 404, html: page(language, warning(t.noRequest) + backLink(t, language)) };
    const outcome = method === 'POST' ? outcomes[new URLSearchParams(body).get('outcome') ?? ''] : undefined;
    if (outcome) network.answer(transaction.body.id, outcome);
    return { status: 200, html: phonePage(transaction, language) };
  };
}

export function phoneList(network: Network, language: Language): string {
  const t = texts[language];
  const rows = network
    .waiting()
    .map(
      ({ key, body }) =>
        `<li><a href="/phone/${escape(key)}?lang=${language}">${inThrees(Number(body.mobile))}</a> · ${kwanzas(body.amount, language)}</li>`,
    );
  return `<h2>${t.phones}</h2>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${t.noPhones}</p>`}`;
}

function phonePage({ key, body }: Transaction, language: Language): string {
  const t = texts[language];
  const facts = `<dl><dt>${t.phone}</dt><dd>+244 ${inThrees(Number(body.mobile))}</dd>
    <dt>${t.amount}</dt><dd>${kwanzas(body.amount, language)}</dd></dl>`;
  if (body.status !== null) {
    return page(
      language,
      `<div role="status"><h2>${t[body.status]}</h2><p>${t.notified}</p></div>${facts}${backLink(t, language)}`,
    );
  }
  const address = `/phone/${escape(key)}?lang=${language}`;
  const button = (outcome: keyof typeof t, look = '') =>
    `<button name="outcome" value="${outcome}"${look}>${t[outcome]}</button>`;
  return page(
    language,
    `<h2>${t.question}</h2>${facts}
    <form method="post" action="${address}">${button('approve', ' class="main"')}${button('refuse')}</form>
    <details><summary>${t.otherOutcome}</summary>
      <form method="post" action="${address}">${others.map((outcome) => button(outcome)).join('')}</form></details>
    ${backLink(t, language)}`,
  );
}
