import type { LocalizedText } from '#contract/basics.ts';
import type { PartnerKey } from './partners.ts';

/** What the second trainer tells visitors. */
export const secondTrainersWords: LocalizedText = {
  pt: 'Guarda as contas de uma cooperativa de milho do Bailundo, com quatrocentos produtores. Ensina gráficos porque já viu decisões erradas tomadas com números certos.',
  'en-GB':
    'He keeps the figures of a maize cooperative in Bailundo with four hundred growers. He teaches charts because he has seen wrong decisions made with right numbers.',
};

/** What some of the trainers tell visitors about themselves. */
export const trainersWords: Partial<Record<PartnerKey, LocalizedText>> = {
  baia: {
    pt: 'Técnico de segurança há dezoito anos, em estaleiros de Luanda e do Lobito. Ensina com capacete na cabeça: cada aula parte de um acidente que podia não ter acontecido.',
    'en-GB':
      'A safety officer for eighteen years, on building sites in Luanda and Lobito. He teaches with his helmet on: each lesson starts from an accident that need not have happened.',
  },
  planalto: {
    pt: 'Dá apoio informático a três empresas do Huambo. Explica o computador como o explica ao balcão: pelo que lá se faz todos os dias.',
    'en-GB':
      'She looks after the computers of three companies in Huambo, and explains them as she does at the counter: by what is done with them every day.',
  },
  beira: {
    pt: 'Trabalhou vinte anos no porto da Beira, primeiro na oficina e depois na segurança. Ensina com o que lá viu acontecer.',
    'en-GB':
      'She worked in the port of Beira for twenty years, first in the workshop and then in safety. She teaches with what she saw happen there.',
  },
  tejo: {
    pt: 'Ensina ofícios há vinte anos, e aprendeu o primeiro numa padaria. Começa cada aula com as mãos no trabalho.',
    'en-GB':
      'He has taught trades for twenty years, and learned the first of them in a bakery. Each of his lessons begins with the hands at work.',
  },
};
