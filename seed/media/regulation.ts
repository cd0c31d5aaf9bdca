import { sheet } from './sheet.ts';

const rules = [
  ['Inscrição', 'O lugar fica reservado enquanto se espera pelo pagamento, e é seu quando este entra.'],
  ['Presença', 'Para concluir é preciso estar em pelo menos 80% das aulas. Quem vai faltar avisa o formador antes.'],
  ['Avaliação', 'Onde há avaliação, conclui quem tem pelo menos 10 valores em 20.'],
  ['Turma que não se faz', 'Se a turma for cancelada, escolhe outra data ou recebe de volta o que pagou.'],
  ['Certificado', 'Quem conclui recebe um certificado com número e código, que qualquer empresa pode confirmar.'],
  ['Convivência', 'Na sala e em direto, todos se tratam com respeito. O que é gravado ou distribuído fica na turma.'],
] as const;

export function regulation(): Promise<Buffer> {
  return sheet({ title: 'Regulamento das turmas', parts: rules });
}
