import type { UserRole } from '#contract/people/identity/values.ts';
import type { PartnerKey } from './partners.ts';

export type SeedPerson = { username: string; name: string; role: UserRole };

/** Shared by all demo people; it satisfies the site's own rules. */
export const demoPassword = 'janela azul sobre o rio';

/** One for each role; printed at every start. */
export const demoPeople = {
  student: { username: 'marlene@mestria.example', name: 'Marlene da Graça Capita', role: 'student' },
  client: { username: 'esperanca@mestria.example', name: 'Esperança Muteka', role: 'client' },
  administrator: { username: 'helena@mestria.example', name: 'Helena Quissanga', role: 'administrator' },
  trainer: { username: 'domingos@mestria.example', name: 'Domingos Kiala', role: 'trainer' },
} satisfies Record<UserRole, SeedPerson>;

export const trainers: Record<PartnerKey, SeedPerson> = {
  baia: demoPeople.trainer,
  planalto: { username: 'yolanda@mestria.example', name: 'Yolanda Nhantumbo', role: 'trainer' },
  beira: { username: 'teresa@mestria.example', name: 'Teresa Machava', role: 'trainer' },
  tejo: { username: 'rui@mestria.example', name: 'Rui Saldanha', role: 'trainer' },
  indico: { username: 'alda@mestria.example', name: 'Alda Cossa', role: 'trainer' },
  norte: { username: 'ines@mestria.example', name: 'Inês Vilarinho', role: 'trainer' },
  lubango: { username: 'tomas@mestria.example', name: 'Tomás Haikela', role: 'trainer' },
  mussulo: { username: 'celeste@mestria.example', name: 'Celeste Vunge', role: 'trainer' },
};

/** Teaches one class together with its own trainer. */
export const secondTrainer: SeedPerson = { username: 'mario@mestria.example', name: 'Mário Chivinda', role: 'trainer' };

export const classmates: SeedPerson[] = [
  ['adilson', 'Adilson Tchikuteny'],
  ['carla', 'Carla Sambongo'],
  ['filipe', 'Filipe Macuácua'],
  ['joao', 'João Baptista Lukamba'],
  ['rosaria', 'Rosária Chilundo'],
  ['zeferino', 'Zeferino Dala'],
  ['nadia', 'Nádia Cumbe'],
  ['bruno', 'Bruno Ferreira Leal'],
  ['isaura', 'Isaura Tchilombo'],
  ['osvaldo', 'Osvaldo Nhaca'],
  ['graca', 'Graça Mateta'],
].map(([user = '', name = '']) => ({ username: `${user}@mestria.example`, name, role: 'student' }));
