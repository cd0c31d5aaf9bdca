import type { LocalizedText } from '#contract/basics.ts';
import type { PartnerKey } from './partners.ts';

/** What some of the trainers tell visitors about themselves. */
export const trainersWords: Partial<Record<PartnerKey, LocalizedText>> = {
  baia: {
    pt: 'Técnico de segurança há dezoito anos, em estaleiros de Luanda e do Lobito. Ensina com capacete na cabeça: cada aula parte de um acidente que podia não ter acontecido.',
    'en-GB':
      'A safety officer for eighteen years, on building sites in Luanda and Lobito. He teaches with his helmet on: each lesson starts from an accident that need not have happened.',
  },
  planalto: {
    pt: 'Contabilista em três empresas do Huambo. Explica os impostos como os explica aos donos: pelo que entra e sai da caixa.',
    'en-GB':
      'An accountant for three companies in Huambo. She explains taxes as she does to their owners: by what goes in and out of the till.',
  },
  beira: {
    pt: 'Enfermeira e formadora de primeiros socorros. Já ensinou em escolas, fábricas e barcos de pesca.',
    'en-GB': 'A nurse who teaches first aid, and has done so in schools, factories and fishing boats.',
  },
  tejo: {
    pt: 'Programador desde 1999. Prefere programas curtos e perguntas longas.',
    'en-GB': 'A programmer since 1999. He likes short programs and long questions.',
  },
};
