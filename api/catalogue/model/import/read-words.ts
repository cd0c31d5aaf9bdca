import type { CourseLevel, CourseType, PackageType } from '#contract/catalogue/calls.ts';

const types = new Map<string, CourseType>([
  ['online', 'online'],
  ['e-learning', 'online'],
  ['elearning', 'online'],
  ['self-paced', 'online'],
  ['ao seu ritmo', 'online'],
  ['a distancia', 'online'],
  ['presential', 'presential'],
  ['presencial', 'presential'],
  ['in person', 'presential'],
  ['classroom', 'presential'],
  ['online-sync', 'online-sync'],
  ['em direto', 'online-sync'],
  ['sincrono', 'online-sync'],
  ['live', 'online-sync'],
  ['virtual', 'online-sync'],
]);

const levels = new Map<string, CourseLevel>([
  ['all', 'all'],
  ['mixed', 'all'],
  ['todos', 'all'],
  ['misto', 'all'],
  ['beginner', 'beginner'],
  ['iniciante', 'beginner'],
  ['iniciacao', 'beginner'],
  ['basico', 'beginner'],
  ['intermediate', 'intermediate'],
  ['intermedio', 'intermediate'],
  ['intermediario', 'intermediate'],
  ['advanced', 'advanced'],
  ['avancado', 'advanced'],
]);

const packages = new Map<string, PackageType>([
  ['curso', 'curso'],
  ['course', 'curso'],
  ['servico', 'servico'],
  ['service', 'servico'],
  ['pacote', 'pacote'],
  ['package', 'pacote'],
  ['specialization', 'pacote'],
  ['especializacao', 'pacote'],
  ['professional certificate', 'pacote'],
]);

export const readType = (text: string) => types.get(folded(text)) ?? null;
export const readLevel = (text: string) => levels.get(folded(text)) ?? null;
export const readPackage = (text: string) => packages.get(folded(text)) ?? null;

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
