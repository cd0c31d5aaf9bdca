import type { CourseLevel, CourseType, PackageType } from '#contract/offer/catalogue/calls.ts';

/** As people write them in Portuguese, English and Spanish, without accents. */
const types = spellings<CourseType>([
  [
    'online',
    'online, e-learning, elearning, self-paced, self paced, on demand, on-demand, distance, distance learning',
  ],
  ['online', 'asynchronous, recorded, remote, mooc, a distancia, ao seu ritmo, ao proprio ritmo, ead, remoto, gravado'],
  ['online', 'ensino a distancia, educacao a distancia, assincrono, asincrono, a tu ritmo, en linea, curso online'],
  ['presential', 'presential, in person, in-person, classroom, face to face, face-to-face, on site, on-site, onsite'],
  ['presential', 'presencial, em sala, sala de aula, em presenca, en persona'],
  ['online-sync', 'online-sync, live, live online, online live, virtual, virtual classroom, synchronous, webinar'],
  ['online-sync', 'em direto, online em direto, ao vivo, online ao vivo, sincrono, aula virtual, en vivo, en directo'],
]);

const levels = spellings<CourseLevel>([
  ['all', 'all, all levels, any, any level, mixed, todos, todos os niveis, qualquer nivel, misto, multinivel, general'],
  ['all', 'todos los niveles, cualquier nivel, mixto, geral'],
  ['beginner', 'beginner, beginners, basic, elementary, introductory, introduction, foundation, entry, novice'],
  ['beginner', 'iniciante, iniciantes, iniciacao, inicial, basico, basica, elementar, introdutorio, introducao'],
  ['beginner', 'fundamental, principiante, principiantes, inicio, introductorio, elemental'],
  ['intermediate', 'intermediate, medium, intermedio, intermedia, intermediario, intermediaria, medio, media'],
  ['advanced', 'advanced, expert, experts, professional, avancado, avancada, especialista, perito, profissional'],
  ['advanced', 'avanzado, avanzada, experto, profesional'],
]);

const packages = spellings<PackageType>([
  ['curso', 'curso, cursos, course, courses'],
  ['servico', 'servico, servicos, service, services, servicio'],
  ['pacote', 'pacote, package, bundle, pack, specialization, specialisation, especializacao, especializacion, paquete'],
  ['pacote', 'professional certificate, learning path, percurso, trilha'],
]);

export const readType = (text: string) => types.get(folded(text)) ?? null;
export const readPackage = (text: string) => packages.get(folded(text)) ?? null;

/** «Nível médio» and «Beginner Level» too. */
export function readLevel(text: string): CourseLevel | null {
  const name = folded(text);
  return levels.get(name) ?? levels.get(name.replace(/^(?:nivel|level):? | (?:level|nivel)$/, '')) ?? null;
}

function spellings<T>(named: [value: T, words: string][]): ReadonlyMap<string, T> {
  return new Map(named.flatMap(([value, words]) => words.split(', ').map((word): [string, T] => [word, value])));
}

/** Lower case, without accents, single spaces: equal for all spellings of a name. */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
}

export function slugOf(name: string): string {
  return folded(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}
