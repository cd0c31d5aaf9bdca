import { createClass } from '#api/offer/classes/index.ts';
import { createCourse, updateCourse } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { bothLanguages, type WrittenCourse } from './write-catalogue.ts';
import { builtInCurrencies } from '#contract/visitor-values.ts';

const inPackage = 3;
/** The price of the package, as a share of the prices of its courses. */
const priceShare = 0.8;

export async function writeExtras(ctx: Ctx, courses: WrittenCourse[]): Promise<void> {
  const alone = courses.filter(({ type, prices }) => type === 'online' && prices.aoa > 0).slice(0, inPackage);
  const [first, second] = alone;
  if (!first || !second) return;
  await writePackage(ctx, alone);
  await updateCourse(ctx, { id: second.id, prerequisite_ids: [first.id] });
  await writeService(ctx);
  for (const { id } of alone) await updateCourse(ctx, { id, questions });
}

async function writePackage(ctx: Ctx, courses: WrittenCourse[]): Promise<void> {
  const sum = courses.reduce((total, { prices }) => total + prices.aoa, 0);
  const { id } = await createCourse(ctx, {
    package_type: 'pacote',
    type: 'online',
    title: bothLanguages('Ao seu ritmo: três cursos', 'At your own pace: three courses'),
    summary: bothLanguages(
      'Três cursos para seguir por conta própria, por menos do que custam um a um.',
      'Three courses to follow on your own, for less than they cost one by one.',
    ),
    description: bothLanguages(
      'Compra-se uma vez, e os três cursos ficam na sua biblioteca. Siga-os pela ordem que quiser; cada um tem o seu certificado.',
      'Buy it once, and the three courses are in your library. Follow them in any order; each has its own certificate.',
    ),
    outcomes: courses.flatMap(({ outcomes }) => outcomes.slice(0, 1)),
    requirements: bothLanguages('Um telemóvel e vontade.', 'A phone and some willpower.'),
    workload_hours: courses.reduce((total, { workload_hours: hours }) => total + hours, 0),
    certificate_type: 'participation-certificate',
    prices: [{ amount_minor: Math.round(sum * priceShare) * 100, currency_id: builtInCurrencies.aoa.id }],
    course_ids: courses.map((course) => course.id),
  });
  await createClass(ctx, { course_id: id, code: 'PAC-L1', type: 'online', tz: 'Africa/Luanda', capacity: null });
}

/** A service at the buyer's place, arranged after the payment. */
async function writeService(ctx: Ctx): Promise<void> {
  const { id } = await createCourse(ctx, {
    package_type: 'servico',
    type: 'presential',
    title: bothLanguages('Diagnóstico de segurança na sua empresa', 'Safety check at your company'),
    summary: bothLanguages(
      'Um técnico passa um dia consigo e deixa um relatório com o que tem de mudar primeiro.',
      'A technician spends a day with you and leaves a report on what to change first.',
    ),
    description: bothLanguages(
      'Percorremos as instalações com quem lá trabalha, vemos saídas, extintores, quadros e máquinas, e falamos com cada chefia.\n\nEm cinco dias úteis recebe o relatório, por ordem de urgência e com o que cada medida custa. Depois de pagar, entramos em contacto para combinar o dia.',
      'We walk through the premises with the people who work there, look at exits, extinguishers, switchboards and machines, and talk to each supervisor.\n\nWithin five working days you get the report, by urgency and with what each measure costs. Once you have paid, we get in touch to arrange the day.',
    ),
    requirements: bothLanguages('Acesso a todas as instalações.', 'Access to all of the premises.'),
    prices: [{ amount_minor: 18_000_000, currency_id: builtInCurrencies.aoa.id }],
  });
  await createClass(ctx, { course_id: id, code: 'SRV-L1', type: 'presential', tz: 'Africa/Luanda', capacity: null });
}

const questions = [
  {
    question: bothLanguages('Preciso de um computador?', 'Do I need a computer?'),
    answer: bothLanguages(
      'Não. Um telemóvel chega, e o progresso acompanha-o de um aparelho para o outro.',
      'No. A phone is enough, and your progress goes with you from one device to the next.',
    ),
  },
  {
    question: bothLanguages('Quanto tempo tenho?', 'How much time do I have?'),
    answer: bothLanguages(
      'O tempo que quiser: o curso fica na sua biblioteca depois de o comprar.',
      'As much as you like: the course stays in your library once you have bought it.',
    ),
  },
];
