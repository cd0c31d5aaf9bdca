/** The right answer to each question, by the name of its field. */
export const key = { q1: 'b', q2: 'c', q3: 'a', q4: 'b', q5: 'c' };

const sentences = {
  pt: {
    right: 'Certo.',
    wrong: 'Ainda não.',
    missing: (many) => (many === 1 ? 'Falta responder a uma pergunta.' : `Falta responder a ${many} perguntas.`),
    passed: (score) => `Acertou em ${score / 20} de 5. A lição está concluída.`,
    failed: (score) => `Acertou em ${score / 20} de 5. Precisa de 4: reveja as páginas e tente outra vez.`,
  },
  en: {
    right: 'Correct.',
    wrong: 'Not yet.',
    missing: (many) => (many === 1 ? 'One question is still open.' : `${many} questions are still open.`),
    passed: (score) => `You got ${score / 20} out of 5. The lesson is complete.`,
    failed: (score) => `You got ${score / 20} out of 5. You need 4: look at the pages again and try once more.`,
  },
};

export const passMark = 80;

export function scoreOf(answers) {
  const right = Object.keys(key).filter((name) => answers[name] === key[name]);
  return Math.round((100 * right.length) / Object.keys(key).length);
}

export function openQuestions(answers) {
  return Object.keys(key).filter((name) => !answers[name]).length;
}

/** Puts the answers into the fields of both languages. */
export function showAnswers(answers) {
  for (const form of document.querySelectorAll('form')) {
    for (const name of Object.keys(key)) form.elements[name].value = answers[name] ?? '';
  }
}

/** Says under each question whether its answer was right, and below how many were. */
export function showResult(answers, score) {
  for (const form of document.querySelectorAll('form')) {
    const say = sentences[form.dataset.language];
    for (const name of Object.keys(key)) {
      const isRight = answers[name] === key[name];
      const note = form.querySelector(`[data-note="${name}"]`);
      note.textContent = `${isRight ? say.right : say.wrong} ${note.dataset.reason}`;
      note.className = isRight ? 'note right' : 'note wrong';
      note.hidden = false;
    }
    resultOf(form, score >= passMark ? say.passed(score) : say.failed(score));
  }
}

export function showMissing(many) {
  for (const form of document.querySelectorAll('form')) resultOf(form, sentences[form.dataset.language].missing(many));
}

export function hideResult() {
  for (const note of document.querySelectorAll('[data-note]')) note.hidden = true;
  for (const form of document.querySelectorAll('form')) resultOf(form, '');
}

function resultOf(form, sentence) {
  form.querySelector('output').textContent = sentence;
}
