import { importFields, type ImportField } from '#contract/people/organizations/values.ts';

export type Fields = Partial<Record<ImportField, number>> & { /** Beside a column of first names. */ surname?: number };

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
  name: [
    'nomecompleto',
    'fullname',
    'nome',
    'name',
    'primeironome',
    'nomeproprio',
    'nomesproprios',
    'firstname',
    'givenname',
    'forename',
    'colaborador',
    'funcionario',
    'trabalhador',
    'employee',
  ],
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

const surnames = ['apelido', 'apelidos', 'sobrenome', 'sobrenomes', 'ultimonome', 'surname', 'lastname', 'familyname'];
const wholeNames = ['nomecompleto', 'fullname'];

/** Whether a row names the columns: those that were chosen, else that of the addresses. */
export function isHeadRow(cells: readonly string[], chosen: Table['chosen'] = {}): boolean {
  const columns = cells.map((cell) => cell.trim());
  const named = Object.values(chosen).filter((name) => name !== undefined);
  if (named.length > 0) return named.every((name) => columns.includes(name));
  if (columns.some((cell) => cell.includes('@'))) return false;
  return fieldsOf({ columns, rows: [] }).email !== undefined;
}

/** The columns of the fields: as chosen, else by their names, and that of the addresses by what is in it. */
export function fieldsOf({ columns, rows, chosen = {} }: Table): Fields {
  const fields: Fields = {};
  const plainNames = columns.map(plain);
  const taken = new Set<number>();
  const take = (field: ImportField, find: (name: string, place: number) => boolean) => {
    if (fields[field] !== undefined) return;
    const index = plainNames.findIndex((name, place) => !taken.has(place) && find(name, place));
    if (index < 0) return;
    fields[field] = index;
    taken.add(index);
  };
  const isChosen = (field: ImportField) => chosen[field] !== undefined;
  for (const field of importFields) if (isChosen(field)) take(field, (_, place) => columns[place] === chosen[field]);
  const surname = plainNames.findIndex((name, place) => !taken.has(place) && surnames.includes(name));
  taken.add(surname);
  const guessed = inOrder.filter((field) => !isChosen(field));
  for (const field of guessed) for (const word of names[field]) take(field, (name) => name === word);
  for (const field of guessed) take(field, (name) => names[field].some((word) => hasPart(name, word)));
  if (!isChosen('email')) take('email', (_, place) => holdsAddresses(rows, place));
  return withSurname(fields, { surname, plainNames });
}

/** Stands alone as the name where there is no other, and is left out where a column has whole names. */
function withSurname(fields: Fields, { surname, plainNames }: { surname: number; plainNames: string[] }): Fields {
  if (surname < 0) return fields;
  if (fields.name === undefined) return { ...fields, name: surname };
  return wholeNames.includes(plainNames[fields.name] ?? '') ? fields : { ...fields, surname };
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
