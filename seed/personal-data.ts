import type { PersonChange } from '#contract/people/people/calls.ts';
import type { UserRole } from '#contract/people/identity/values.ts';

export type PersonalData = Omit<PersonChange, 'id'>;

/** The person records of the demo people, without pictures. All numbers are invented. */
export const personalData: Record<UserRole, PersonalData> = {
  student: {
    birth_date: '1994-03-17',
    gender: 'feminino',
    ...identityCard('000417203LA041'),
    phone: '+244 923 000 417',
    ...addressIn('Luanda', 'Rua Comandante Gika, 112, 3.º B', 'Luanda'),
    professional_situation: 'employed',
  },
  client: {
    birth_date: '1981-09-05',
    gender: 'feminino',
    ...identityCard('000190581BA018'),
    phone: '+244 912 000 190',
    ...addressIn('Benguela', 'Rua 10 de Fevereiro, 45', 'Lobito'),
    professional_situation: 'employed',
  },
  administrator: {
    birth_date: '1978-12-02',
    gender: 'feminino',
    ...identityCard('000212781HO027'),
    phone: '+244 924 000 212',
    ...addressIn('Luanda', 'Via S8, Edifício Acácia, 2.º', 'Talatona'),
    professional_situation: 'employed',
  },
  trainer: {
    birth_date: '1985-06-21',
    gender: 'masculino',
    ...identityCard('000621852UE033'),
    phone: '+244 931 000 621',
    ...addressIn('Luanda', 'Rua da Missão, 76', 'Luanda'),
    professional_situation: 'employed',
  },
};

function identityCard(number: string): PersonalData {
  return { document_type: 'bi', document_country: 'AO', document_number: number };
}

function addressIn(province: string, street: string, city: string): PersonalData {
  return { street, city, province, country: 'AO' };
}
