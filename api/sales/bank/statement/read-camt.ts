import { Refusal } from '#contract/refusals.ts';
import { parseXml, xmlAt, XmlError, xmlText, type XmlElement } from '#api/shared/files/parse-xml.ts';
import { isoAmount } from '../model/amount.ts';
import { dayOf } from '../model/day.ts';
import type { Statement, StatementLine } from '../model/statement.ts';

/** Reads camt.053 of ISO 20022, of any version. Refuses `bank_statement_unreadable`. */
export function readCamt(bytes: Uint8Array): Statement {
  const statements = xmlAt(read(bytes), 'bktocstmrstmt/stmt');
  const [first] = statements;
  if (!first) throw unreadable();
  const entries = statements.flatMap((statement) => xmlAt(statement, 'ntry')).filter(isBooked);
  const incoming = entries.filter((entry) => xmlText(entry, 'cdtdbtind') === 'CRDT');
  return {
    format: 'camt',
    account: xmlText(first, 'acct/id/iban', 'acct/id/othr/id').replaceAll(/\s/g, '').slice(0, 40),
    incoming: incoming.flatMap(linesOf),
    outgoingCount: entries.length - incoming.length,
  };
}

function read(bytes: Uint8Array): XmlElement {
  try {
    return parseXml(bytes);
  } catch (error) {
    throw error instanceof XmlError ? unreadable() : error;
  }
}

/** Without a status, as in some old exports, all of a statement is booked. */
function isBooked(entry: XmlElement): boolean {
  const status = xmlText(entry, 'sts', 'sts/cd');
  return status === '' || status === 'BOOK';
}

type Money = { amountMinor: number; currencyKey: string };

/** A collected entry has a line for each of its transactions, if their amounts make up its own. */
function linesOf(entry: XmlElement): StatementLine[] {
  const money = moneyOf(entry, 'amt');
  const bookedOn = dayOf(xmlText(entry, 'bookgdt/dt', 'bookgdt/dttm', 'valdt/dt', 'valdt/dttm'));
  if (!money || bookedOn === null) throw unreadable();
  const details = xmlAt(entry, 'ntrydtls/txdtls');
  const parts = details.map((detail) => moneyOf(detail, 'amt') ?? moneyOf(detail, 'amtdtls/txamt/amt'));
  const sum = parts.reduce((total, part) => total + (part?.amountMinor ?? Number.NaN), 0);
  if (details.length > 1 && sum === money.amountMinor) {
    return details.map((detail, place) => lineOf(entry, { detail, bookedOn, money: parts[place] ?? money }));
  }
  return [lineOf(entry, { detail: details.length === 1 ? details[0] : undefined, bookedOn, money })];
}

function moneyOf(element: XmlElement, path: string): Money | null {
  const [amount] = xmlAt(element, path);
  const amountMinor = amount ? isoAmount(amount.text) : null;
  if (!amount || amountMinor === null) return null;
  return { amountMinor, currencyKey: (amount.attributes['ccy'] ?? '').toLowerCase() };
}

type Booked = { detail: XmlElement | undefined; bookedOn: string; money: Money };

function lineOf(entry: XmlElement, { detail, bookedOn, money }: Booked): StatementLine {
  const remittance = detail
    ? ['rmtinf/ustrd', 'rmtinf/strd/cdtrrefinf/ref', 'refs/endtoendid', 'addtltxinf'].flatMap((path) =>
        xmlAt(detail, path),
      )
    : [];
  const texts = [...remittance.map(({ text }) => text), xmlText(entry, 'addtlntryinf')];
  const filled = texts.filter((text) => text !== '' && text !== 'NOTPROVIDED');
  const account = detail ? xmlText(detail, 'rltdpties/dbtracct/id/iban', 'rltdpties/dbtracct/id/othr/id') : '';
  return {
    bookedOn,
    amountMinor: money.amountMinor,
    currencyKey: money.currencyKey || null,
    text: [...new Set(filled)].join(' · '),
    payerName: detail ? xmlText(detail, 'rltdpties/dbtr/nm', 'rltdpties/dbtr/pty/nm') : '',
    payerAccountEnd: account.slice(-4),
    bankReference:
      xmlText(detail ?? entry, 'refs/acctsvcrref', 'acctsvcrref') || xmlText(entry, 'acctsvcrref', 'ntryref'),
  };
}

function unreadable(): Refusal {
  return new Refusal('bank_statement_unreadable', { field: 'file' });
}
