export const finalConsumer = 'Consumidor final';

type Correction = 'annulment' | 'rectification';

type Law = {
  zone: string;
  /** Printed for a buyer without a tax id. */
  finalConsumerId: string | null;
  hasChain: boolean;
  corrections: Record<Correction, string>;
  invoice: string;
  software: (certificate: string) => string;
};

const former = { annulment: 'Anulação', rectification: 'Rectificação' };

/** What the law of a country demands on paper, in its words [domain 2]. */
const laws: Record<string, Law> = {
  AO: {
    zone: 'Africa/Luanda',
    finalConsumerId: '999999999',
    hasChain: true,
    corrections: former,
    invoice: 'factura',
    software: (certificate) => `Processado por programa validado n.º ${certificate}/AGT`,
  },
  PT: {
    zone: 'Europe/Lisbon',
    finalConsumerId: '999999990',
    hasChain: true,
    corrections: { annulment: 'Anulação', rectification: 'Retificação' },
    invoice: 'fatura',
    software: (certificate) => `Processado por programa certificado n.º ${certificate}/AT`,
  },
  MZ: {
    zone: 'Africa/Maputo',
    finalConsumerId: null,
    hasChain: false,
    corrections: former,
    invoice: 'factura',
    software: (certificate) => `Processado por programa autorizado n.º ${certificate}`,
  },
};

export function hasLaw(country: string): boolean {
  return Object.hasOwn(laws, country);
}

export function lawOf(country: string): Law {
  const law = laws[country];
  if (!law) throw new Error(`No fiscal documents can be issued in ${country}.`);
  return law;
}

/** With the printed signs of the hash, where there is one. */
export function softwareNotice(country: string, certificate: string, signs: string | null): string {
  const notice = lawOf(country).software(certificate);
  return signs === null ? notice : `${signs}-${notice}`;
}

/** As in «Anulação da factura FT M2026/7». */
export function correctionNotice(country: string, correction: Correction, number: string): string {
  const { corrections, invoice } = lawOf(country);
  return `${corrections[correction]} da ${invoice} ${number}`;
}
