import { importFields, type ImportField } from '#contract/organizations/values.ts';

export type Fields = Partial<Record<ImportField, number>>;

type Table = {
  columns: string[];
  rows: string[][];
  chosen?: Partial<Record<ImportField, string | undefined>> | undefined;
};

/** Names of columns as `plain` writes them, the likeliest first. */
const names: Record<ImportField, readonly string[]> = {
  email: [
    'email',
    'emails',
    'mail',
    'correioeletronico',
    'correioelectronico',
    'correio',
    'enderecodeemail',
    'username',
  ],
  employee_no: [
    'numeromecanografico',
    'numerodecolaborador',
    'numerodefuncionario',
    'numerodeempregado',
    'nomecanografico',
    'nofuncionario',
    'nocolaborador',
    'employeeno',
    'employeenumber',
    'employeeid',
    'staffno',
    'matricula',
    'numero',
    'number',
    'nr',
    'num',
    'no',
    'id',
  ],
  name: ['nomecompleto', 'fullname', 'nome', 'name', 'colaborador', 'funcionario', 'trabalhador', 'employee'],
  cost_centre: ['centrodecusto', 'centrodecustos', 'centrocusto', 'costcentre', 'costcenter', 'ccusto', 'cc'],
  department: [
    'departamento',
    'department',
    'dept',
    'dep',
    'seccao',
    'secao',
    'setor',
    'sector',
    'area',
    'equipa',
    'team',
  ],
  role: ['papel', 'perfil', 'role'],
};

/** In which order a name that could mean two fields is given away: «Nº funcionário» is a number, no name. */
const inOrder: readonly ImportField[] = ['email', 'employee_no', 'cost_centre', 'department', 'role', 'name'];
const shortestPart = 4;

/** The columns of the fields: as chosen, else by their names, and that of the addresses by what is in it. */
export function fieldsOf({ columns, rows, chosen = {} }: Table): Fields {
  const fields: Fields = {};
  const taken = new Set<number>();
  const take = (field: ImportField, find: (name: string, index: number) => boolean) => {
    if (fields[field] !== undefined) return;
    const index = columns.findIndex((name, place) => !taken.has(place) && find(name, place));
    if (index < 0) return;
    fields[field] = index;
    taken.add(index);
  };
  for (const field of importFields) if (chosen[field] !== undefined) take(field, (name) => name === chosen[field]);
  const guessed = inOrder.filter((field) => chosen[field] === undefined);
  for (const field of guessed) for (const word of names[field]) take(field, (name) => plain(name) === word);
  for (const field of guessed) take(field, (name) => names[field].some((word) => hasPart(plain(name), word)));
  if (chosen.email === undefined) take('email', (_, index) => holdsAddresses(rows, index));
  return fields;
}

function hasPart(name: string, word: string): boolean {
  return word.length >= shortestPart && name.includes(word);
}

function holdsAddresses(rows: string[][], index: number): boolean {
  const filled = rows.map((cells) => cells[index] ?? '').filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter((cell) => cell.includes('@')).length * 2 > filled.length;
}

/** Lower case, without accents, spaces and signs; «N.º» is «no». */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
