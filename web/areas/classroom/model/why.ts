import type { ClassTab, TabReason } from '#contract/areas/classroom/values.ts';

/** The texts that say why a tab does not show all, and whether the next step would change it. */
export function whyOf(tab: ClassTab, because: TabReason) {
  return { title: `why_${because}` as const, words: wordsOf(tab, because), hasStep: steps.has(because) };
}

const steps = new Set<TabReason>(['not_enrolled', 'unpaid', 'files', 'regulation', 'employer']);

type LimitedTab = Exclude<ClassTab, 'general' | 'modules' | 'regulation'>;

function wordsOf(tab: ClassTab, because: TabReason) {
  if (because === 'over') return tab === 'resources' ? 'why_over_resources' : 'why_over_words';
  if (because === 'not_enrolled') return `why_not_enrolled_${limited(tab)}` as const;
  if (because === 'not_learner') return 'why_not_learner_contents';
  return `why_${because}_words` as const;
}

/** General information, modules and the regulation are open to anyone. */
function limited(tab: ClassTab): LimitedTab {
  return tab === 'general' || tab === 'modules' || tab === 'regulation' ? 'contents' : tab;
}
