import { sheet } from './sheet.ts';

const advice = [
  ['Antes de começar', 'Reserve duas horas por semana, sempre às mesmas horas, e um lugar onde ninguém interrompe.'],
  ['Em cada módulo', 'Leia primeiro o título e a pergunta do fim. Depois veja o vídeo ou o texto, com papel ao lado.'],
  ['Quando algo não se entende', 'Volte um conteúdo atrás. Se continuar escuro, escreva a pergunta e leve-a à aula.'],
  ['No fim', 'Explique a alguém, em três frases, o que aprendeu. Se conseguir, pode avançar.'],
] as const;

export function studyGuide(): Promise<Buffer> {
  return sheet({ title: 'Como estudar este curso', parts: advice });
}
