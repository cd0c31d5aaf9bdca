import { classmates, trainers, type SeedPerson } from './people.ts';

/** The company of the demo client. The tax number is invented. */
export const company = {
  name: 'Construções Kalunga, Lda.',
  tax_id: '5401178224',
  country: 'AO',
  email: 'geral@kalunga.example',
  phone: '+244 222 000 540',
  street: 'Avenida Deolinda Rodrigues, 540',
  city: 'Luanda',
  region: 'Luanda',
};

export const managers = {
  training_manager: { username: 'luisa@mestria.example', name: 'Luísa Cambinda', role: 'client' },
  finance: { username: 'mateus@mestria.example', name: 'Mateus Sapalo', role: 'client' },
} satisfies Record<string, SeedPerson>;

export const newcomer: SeedPerson = {
  username: 'ermelinda@mestria.example',
  name: 'Ermelinda Bongue',
  role: 'student',
};

const departments = [
  ['Obras', 'CC-100'],
  ['Armazém e transportes', 'CC-200'],
  ['Escritório', 'CC-300'],
  ['Segurança e ambiente', 'CC-400'],
] as const;

export type Employee = { username: string; name: string };

/** Those with an account, who have accepted; the last of them has left since. */
export const employees: Employee[] = [newcomer, ...classmates];
/** Invited by mistake: a trainer of another school. */
export const declines: Employee = trainers.mussulo;

const invitedNames = [
  'Abel Tchipilica',
  'Adelaide Kapita',
  'Alberto Muhongo',
  'Amélia Sakaita',
  'António Cassule',
  'Benvinda Lopes Neto',
  'Cândido Mussungo',
  'Conceição Vihemba',
  'Daniel Katchiungo',
  'Dulce Ngunza',
  'Eduardo Cazanga',
  'Emília Tchivela',
  'Estêvão Lumbo',
  'Felícia Handa',
  'Firmino Kassoma',
  'Germana Chissola',
  'Hermenegildo Pinto',
  'Irene Kalandula',
  'Jacinto Mbala',
  'Lourenço Samuconga',
  'Madalena Zua',
  'Nelson Kiteculo',
  'Paulina Ndongala',
  'Quintino Bumba',
  'Regina Cahango',
];
const expiredNames = ['Salomão Tchitunda', 'Teodora Lussati'];

export const stillInvited = invitedNames.map(atCompany);
export const expired = expiredNames.map(atCompany);

function atCompany(name: string): Employee {
  const plain = name.normalize('NFKD').replaceAll(/[^a-z ]/gi, '');
  return { username: `${plain.toLowerCase().split(' ').join('.')}@kalunga.example`, name };
}

/** As a spreadsheet of the company would be exported; `from` continues the numbers. */
export function employeeFile(people: readonly Employee[], from = 1): string {
  const rows = people.map(({ username, name }, place) => {
    const [department, costCentre] = departments[(from + place) % departments.length] ?? departments[0];
    return [`K${String(from + place).padStart(3, '0')}`, name, username, department, costCentre].join(';');
  });
  return ['N.º mecanográfico;Nome;E-mail;Departamento;Centro de custo', ...rows].join('\n');
}
