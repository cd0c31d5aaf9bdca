import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '#contract/learning/assessments/questions.ts';
import { drawQuestions } from './draw-questions.ts';
import { manualPoints } from './kinds/rubric.ts';
import { alikeIn, faultIn } from './question-faults.ts';
import { openQuestion, rightAnswer } from './question-kinds.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: { pt: `Opção ${value}` } }));
const prompt = { pt: 'Qual?' };
const choice = (id: string, pool?: string): Question => ({
  id,
  kind: 'choice',
  prompt,
  points: 1,
  options,
  right: 'a',
  ...(pool !== undefined && { pool }),
});
const order: Question = { id: 'o', kind: 'order', prompt, points: 1, options };
const rubric = [
  { key: 'facts', label: prompt, points: 2 },
  { key: 'words', label: prompt, points: 1.5 },
];
const essay: Question = { id: 'e', kind: 'long_text', prompt, points: 3.5, rubric };
const random = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 1 }).map((numbers) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
});

describe('an attempt draws', () => {
  const questions = [choice('one'), ...['p1', 'p2', 'p3', 'p4'].map((id) => choice(id, 'p')), order];
  const pools = [{ key: 'p', draws: 2 }];

  test('as many of a pool as it says, and each question once', () => {
    fc.assert(
      fc.property(random, fc.boolean(), (next, isShuffled) => {
        const ids = drawQuestions({ questions, pools, isShuffled }, next).map(({ id }) => id);
        const ofPool = ids.filter((id) => id.startsWith('p'));
        expect(ofPool).toHaveLength(2);
        expect(new Set(ids).size).toBe(4);
        expect(ids).toEqual(expect.arrayContaining(['one', 'o']));
      }),
    );
  });

  test('never the order that is the answer', () => {
    fc.assert(
      fc.property(random, (next) => {
        const [rendered] = drawQuestions({ questions: [order], pools: [], isShuffled: false }, next);
        const opened = rendered && openQuestion(rendered, 'pt-PT');
        const labels = opened && 'options' in opened ? opened.options.map(({ label }) => label) : [];
        expect(labels).not.toEqual(options.map(({ label }) => label.pt));
        expect(labels.toSorted()).toEqual(options.map(({ label }) => label.pt));
        // The keys of the author follow the answer; those of the attempt follow the page.
        expect(rendered?.shown).toEqual(['o1', 'o2', 'o3']);
      }),
    );
  });
});

describe('a question that is shown', () => {
  test('holds nothing of its right answer', () => {
    const all: Question[] = [
      choice('c'),
      { id: 's', kind: 'several', prompt, points: 1, options, right: ['a', 'b'] },
      order,
      { id: 'm', kind: 'match', prompt, points: 1, items: options, options, right: { a: 'b', b: 'c', c: 'a' } },
      { id: 'n', kind: 'number', prompt, points: 1, right: 12.5, tolerance: 0.25 },
      { id: 't', kind: 'text', prompt, points: 1, accepted: ['Luanda'] },
      essay,
    ];
    const rendered = drawQuestions({ questions: all, pools: [], isShuffled: true }, () => 0.4);
    for (const question of rendered) {
      const common = openQuestion(question, 'pt-PT');
      expect(Object.keys(common)).not.toEqual(expect.arrayContaining(['right']));
      expect(JSON.stringify(common)).not.toMatch(/right|accepted|tolerance|shown|pool|12\.5|Luanda/);
    }
    expect(rendered.find(({ id }) => id === 'o')?.shown).not.toEqual(rightAnswer(order));
  });
});

describe('questions contradict themselves', () => {
  test.each<[string, Question[], { key: string; draws: number }[], string | null]>([
    ['nothing wrong', [choice('a'), essay], [], null],
    ['twice the same id', [choice('a'), choice('a')], [], 'a'],
    ['an unknown right option', [{ ...choice('a'), kind: 'choice', options, right: 'zz' }], [], 'a'],
    ['an unknown pool', [choice('a', 'p')], [], 'a'],
    ['a pool that draws more than it has', [choice('a', 'p')], [{ key: 'p', draws: 2 }], 'p'],
    [
      'a pool of different points',
      [choice('a', 'p'), { ...choice('b', 'p'), points: 2 }],
      [{ key: 'p', draws: 1 }],
      'p',
    ],
    ['a rubric that is worth something else', [{ ...essay, points: 3 }], [], 'e'],
  ])('%s', (...[, questions, pools, fault]) => {
    expect(faultIn({ questions, pools })).toBe(fault);
  });
});

const labels = (...all: string[]) => all.map((label, at) => ({ value: `v${at}`, label: { pt: label } }));

describe('options that look the same are found', () => {
  const match = { id: 'm', kind: 'match', prompt, points: 1, right: { v0: 'v0', v1: 'v1' } } as const;

  test.each<[string, Question, string | null]>([
    [
      'in a choice',
      { ...choice('q'), kind: 'choice', options: labels('Lisboa', 'Porto', 'Lisboa'), right: 'v1' },
      'v2',
    ],
    ['in several', { ...choice('q'), kind: 'several', options: labels('Lisboa', ' Lisboa\t'), right: ['v0'] }, 'v1'],
    ['in an order', { ...order, options: labels('Avisar a equipa', 'Avisar  a equipa') }, 'v1'],
    ['in the options of a match', { ...match, items: labels('x', 'y'), options: labels('a', 'a\u200b') }, 'v1'],
    ['in the items of a match', { ...match, items: labels('x', 'x'), options: labels('a', 'b') }, 'v1'],
    ['with accents written in two ways', { ...order, options: labels('Évora', 'E\u0301vora') }, 'v1'],
    ['not where case differs', { ...order, options: labels('MB', 'Mb') }, null],
    ['not where accents differ', { ...order, options: labels('avó', 'avô') }, null],
    ['not where there are none', essay, null],
  ])('%s', (...[, question, option]) => {
    expect(alikeIn([choice('first'), question])).toEqual(option && { question: question.id, option });
  });

  test('in one language alone', () => {
    const banks = [
      { value: 'a', label: { pt: 'Banco', 'en-GB': 'Bank' } },
      { value: 'b', label: { pt: 'Banco', 'en-GB': 'Bench' } },
    ];
    expect(alikeIn([{ ...order, options: banks }])).toEqual({ question: 'o', option: 'b' });
  });
});

describe('a trainer gives points', () => {
  test('by all criteria, or without any', () => {
    expect(manualPoints(essay, { rubric: { facts: 2, words: 0.5 }, points: null })).toBe(2.5);
    expect(manualPoints({ ...essay, rubric: [] }, { rubric: null, points: 1 })).toBe(1);
  });

  test('within what the question is worth', () => {
    expect(() => manualPoints(essay, { rubric: { facts: 2.5, words: 0 }, points: null })).toThrow('points_do_not_fit');
    expect(() => manualPoints(essay, { rubric: { facts: 2 }, points: null })).toThrow('points_do_not_fit');
    expect(() => manualPoints({ ...essay, rubric: [] }, { rubric: null, points: 4 })).toThrow('points_do_not_fit');
    expect(() => manualPoints(choice('c'), { rubric: null, points: 1 })).toThrow('points_do_not_fit');
  });
});
