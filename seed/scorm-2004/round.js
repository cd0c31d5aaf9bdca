const startedAt = Date.now();
const shown = String(new URLSearchParams(location.search).get('part'));
const part = document.querySelector(`[data-part="${shown}"]`);
const api = findApi();

part.hidden = false;
api?.Initialize('');
restore();
addEventListener('change', () => {
  api?.SetValue('cmi.suspend_data', JSON.stringify(answers()));
  api?.Commit('');
});
document.querySelector('#end').addEventListener('click', end);
addEventListener('pagehide', leave);

function findApi() {
  for (let at = window; ; at = at.parent) {
    if (at.API_1484_11) return at.API_1484_11;
    if (at.parent === at) return null;
  }
}

function questions() {
  return [...part.querySelectorAll('[data-question]')];
}

function answers() {
  return Object.fromEntries(
    questions().map(({ dataset }) => [
      dataset.question,
      part.querySelector(`[name=${dataset.question}]:checked`)?.value,
    ]),
  );
}

/** Answers from before a pause. */
function restore() {
  if (api?.GetValue('cmi.entry') !== 'resume') return;
  const saved = JSON.parse(api.GetValue('cmi.suspend_data') || '{}');
  for (const [question, value] of Object.entries(saved)) {
    const input = part.querySelector(`[name=${question}][value=${value}]`);
    if (input) input.checked = true;
  }
}

let hasEnded = false;

function end() {
  const chosen = answers();
  const right = questions().filter(({ dataset }) => chosen[dataset.question] === dataset.right);
  questions().forEach(({ dataset, firstElementChild }, index) => {
    const element = `cmi.interactions.${index}`;
    api?.SetValue(`${element}.id`, dataset.question);
    api?.SetValue(`${element}.type`, 'choice');
    api?.SetValue(`${element}.description`, firstElementChild.textContent);
    api?.SetValue(`${element}.learner_response`, chosen[dataset.question] ?? '');
    api?.SetValue(`${element}.result`, chosen[dataset.question] === dataset.right ? 'correct' : 'incorrect');
  });
  const all = questions().length;
  if (all > 0) api?.SetValue('cmi.score.scaled', String(right.length / all));
  api?.SetValue('cmi.completion_status', 'completed');
  api?.SetValue('adl.nav.request', shown === 'prova' ? 'exit' : 'continue');
  finish('normal');
}

function leave() {
  if (hasEnded) return;
  api?.SetValue('cmi.completion_status', 'incomplete');
  finish('suspend');
}

function finish(exit) {
  hasEnded = true;
  api?.SetValue('cmi.exit', exit);
  api?.SetValue('cmi.session_time', `PT${Math.round((Date.now() - startedAt) / 1000)}S`);
  api?.Terminate('');
}
