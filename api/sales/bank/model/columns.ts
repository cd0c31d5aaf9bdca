export const bankColumns = [
  'day',
  'value_day',
  'amount',
  'credit',
  'debit',
  'side',
  'currency',
  'text',
  'reference',
  'payer',
] as const;
export type BankColumn = (typeof bankColumns)[number];

/** The places of the columns of a statement; `more` are further columns of text. */
export type Columns = Partial<Record<BankColumn, number>> & { more: readonly number[]; currencyInHead: string | null };

/** Names of columns as `plain` writes them, the likeliest first. */
const names: Record<BankColumn, readonly string[]> = {
  day: [
    'datamovimento',
    'datadomovimento',
    'datamov',
    'datademovimento',
    'datalancamento',
    'datadelancamento',
    'datalanc',
    'dtmovimento',
    'datacontabilistica',
    'dataoperacao',
    'datadaoperacao',
    'bookingdate',
    'transactiondate',
    'postingdate',
    'data',
    'date',
  ],
  value_day: ['datavalor', 'datadovalor', 'datadevalor', 'dtvalor', 'valuedate'],
  credit: ['credito', 'creditos', 'acredito', 'valorcredito', 'montantecredito', 'entrada', 'entradas', 'credit'],
  debit: ['debito', 'debitos', 'adebito', 'valordebito', 'montantedebito', 'saida', 'saidas', 'debit'],
  amount: [
    'montante',
    'montantemovimento',
    'montantedomovimento',
    'importancia',
    'valormovimento',
    'valordomovimento',
    'valor',
    'quantia',
    'amount',
  ],
  side: ['dc', 'cd', 'debitocredito', 'creditodebito', 'tipo', 'tipomovimento', 'natureza', 'sinal', 'type'],
  currency: ['moeda', 'moedamovimento', 'divisa', 'currency'],
  text: [
    'descricao',
    'descricaodomovimento',
    'descricaomovimento',
    'descritivo',
    'descritivodomovimento',
    'movimento',
    'historico',
    'designacao',
    'operacao',
    'detalhe',
    'description',
    'details',
    'narrative',
  ],
  reference: [
    'numerodedocumento',
    'numerodocumento',
    'nodocumento',
    'ndocumento',
    'ndoc',
    'nrdoc',
    'nodoc',
    'documento',
    'doc',
    'numerodaoperacao',
    'nooperacao',
    'noperacao',
    'nomovimento',
    'idtransacao',
    'transactionid',
    'referenciadobanco',
    'bankreference',
  ],
  payer: [
    'ordenante',
    'nomedoordenante',
    'nomeordenante',
    'remetente',
    'contraparte',
    'nomecontraparte',
    'nomedacontraparte',
    'payer',
    'counterparty',
  ],
};

const moreText = [
  'referencia',
  'ref',
  'detalhes',
  'observacoes',
  'informacaoadicional',
  'mensagem',
  'nota',
  'descricaoadicional',
  'descritivoadicional',
  'referenciadoordenante',
  'reference',
  'message',
];

/** «Data Mov.» is `datamov`, «Montante (AOA)» is `montante`, «N.º Doc.» is `ndoc`. */
export function plain(head: string): string {
  const bare = head
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replaceAll(/[ºª°]/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return bare.replace(/(?<=.)(?:aoa|akz|kz|eur|usd)$/, '');
}

/** The columns of a row of heads: a day, and an amount or a credit. Null where the row is none. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const heads = cells.map(plain);
  const columns: Columns = { more: [], currencyInHead: null };
  for (const column of bankColumns) {
    const name = names[column].find((one) => heads.includes(one));
    if (name !== undefined) columns[column] = heads.indexOf(name);
  }
  const day = columns.day ?? columns.value_day;
  const amount = columns.amount ?? columns.credit;
  if (day === undefined || amount === undefined) return null;
  const more = heads.flatMap((head, place) => (moreText.includes(head) ? [place] : []));
  return { ...columns, more, currencyInHead: currencyIn(cells[amount] ?? '') };
}

const currencies: Record<string, string> = { AOA: 'aoa', AKZ: 'aoa', KZ: 'aoa', EUR: 'eur', '€': 'eur', USD: 'usd' };

/** The key of the first currency that is named in a text; null where there is none. */
export function currencyIn(text: string): string | null {
  const [, name = ''] = /(?:^|[^\p{L}])(AOA|AKZ|KZ|EUR|USD|€)(?:$|[^\p{L}])/iu.exec(text) ?? [];
  return currencies[name.toUpperCase()] ?? null;
}
