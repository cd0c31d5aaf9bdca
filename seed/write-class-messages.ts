import { passOver } from '#api/app/react-now.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import { finder } from './buying.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { WrittenClass } from './write-classes.ts';
import type { People } from './write-people.ts';

type Input = { people: People; classes: WrittenClass[]; day: string };

/** Trainers write to their classes, and get answers. */
export async function writeClassMessages(ctx: Ctx, { people, classes, day }: Input): Promise<void> {
  const find = finder(classes);
  const [planalto, second] = [people.trainers.get('planalto'), people.second];
  const [adilson] = people.classmates;
  if (!planalto || !adilson) throw new Error('The people of the class are missing.');
  const on = (days: number, time: string) => at(ctx, momentAt(dayAfter(day, days), time));
  const data = find('analise-de-dados', -1).id;
  const file = await write(on(-2, '18:20'), planalto, {
    classId: data,
    text: 'Tragam para a próxima aula um ficheiro do vosso trabalho, de preferência desarrumado. Apaguem antes os nomes dos clientes.',
  });
  await reply(on(-2, '20:05'), people.student, { messageId: file, text: 'Pode ser a lista de compras do armazém?' });
  await reply(on(-1, '08:40'), planalto, {
    messageId: file,
    to: people.student,
    text: 'Pode, Marlene. Com 200 linhas já dá um bom exercício.',
  });
  await write(on(-1, '12:10'), second, {
    classId: data,
    text: 'Esta semana dou a parte dos gráficos. Quem usa LibreOffice pode entrar dez minutos mais cedo, para acertarmos os menus.',
  });
  await write(on(-1, '17:30'), planalto, {
    classId: find('salarios', -1).id,
    text: 'A aula de hoje é dada com o Domingos. Tenham à mão a tabela do imposto que está nos materiais.',
  });
}

type Answering = { people: People; classId: number; day: string };

/** The answers to the message that the demo trainer has sent to the running class. */
export async function answerTrainer(ctx: Ctx, { people, classId, day }: Answering): Promise<void> {
  const on = (time: string) => at(ctx, momentAt(dayAfter(day, -1), time));
  const trainer = people.trainers.get('baia');
  const [first, second] = people.classmates;
  if (!trainer || !first || !second) throw new Error('The people of the class are missing.');
  const { results } = await callsOf(as(ctx, trainer)).teaching.retrieveClassMessages({ filter: { class_id: classId } });
  const messageId = results[0]?.id ?? 0;
  await reply(on('18:25'), first, { messageId, text: 'Há transporte a partir da Maianga?' });
  await reply(on('18:40'), trainer, { messageId, to: first, text: 'Há. A carrinha sai às 8h30, da porta da escola.' });
  await reply(on('20:10'), second, { messageId, text: 'Combinado. Levo o plano impresso.' });
  await passOver(ctx, ['class_reply_sent']);
}

async function write(ctx: Ctx, author: UserFacts, { classId, text }: { classId: number; text: string }) {
  const { data } = await callsOf(as(ctx, author)).teaching.sendClassMessage({ data: [{ class_id: classId, text }] });
  return data[0].id;
}

type Reply = { messageId: number; text: string; to?: UserFacts };

async function reply(ctx: Ctx, author: UserFacts, { messageId, text, to }: Reply): Promise<void> {
  const input = { class_message_id: messageId, text, ...(to && { person_id: to.person_id }) };
  await callsOf(as(ctx, author)).teaching.replyToClassMessage({ data: [input] });
}
